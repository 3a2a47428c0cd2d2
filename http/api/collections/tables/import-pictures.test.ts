import { beforeEach, expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { importFile } from '#test/http/import-file.ts'
import { openCollections, type Rows } from '#test/http/open-collections.ts'
import { asEditor } from '#test/people.ts'
import { multipart, testJpeg } from '#test/upload.ts'

let desk: Awaited<ReturnType<typeof openCollections>>
let ids: Record<string, number>
beforeEach(async () => {
  desk = await openCollections()
  ids = {}
  for (const [at, name] of ['Barn.jpg', '102.jpg', 'Süße Pommes.JPG', 'IMG_4711.jpg'].entries())
    ids[name] = await uploaded(name, 40 + at)
})

async function uploaded(name: string, width: number): Promise<number> {
  const bytes = await testJpeg({ width, height: 30 })
  const { headers, body } = multipart([{ field: 'image[]', name, bytes, type: 'image/jpeg' }])
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  const sent = { headers: { ...headers, authorization }, body }
  const response = await desk.app.send('POST', '/api/galleries', sent)
  return JSON.parse(response.bytes.toString()).data.galleries[0].id
}

async function pictureOf(title: string) {
  const authorization = `Bearer ${await desk.app.tokenOf(asEditor)}`
  const { bytes } = await desk.app.get(`/api${menuItem.path}/export?format=json`, { authorization })
  const rows: Record<string, unknown>[] = JSON.parse(bytes.toString())
  return rows.find((row) => row.title === title)?.gallery_id
}

const table = [
  'code,title,gallery_id',
  '101,Barn Burger,bilder/barn.JPG',
  '102,Cola,',
  ',Süße Pommes,',
  '104,Salat,',
].join('\n')

test('a picture goes to the row that names it, or whose code or title its file has', async () => {
  const pictures = JSON.stringify(ids)
  const dry = await importFile(desk, menuItem.path, table, { dry: true, pictures })
  expect(dry.body.data).toMatchObject({ new: 4, refused: 0, unmatched_pictures: ['IMG_4711.jpg'] })
  await importFile(desk, menuItem.path, table, { pictures })
  expect(await pictureOf('Barn Burger')).toBe(ids['Barn.jpg'])
  expect(await pictureOf('Cola')).toBe(ids['102.jpg'])
  expect(await pictureOf('Süße Pommes')).toBe(ids['Süße Pommes.JPG'])
  expect(await pictureOf('Salat')).toBeNull()
})

test('a row keeps the picture that it names, whatever other files are called', async () => {
  const named = table.replace('102,Cola,', `102,Cola,${ids['IMG_4711.jpg']}`)
  await importFile(desk, menuItem.path, named, { pictures: JSON.stringify(ids) })
  expect(await pictureOf('Cola')).toBe(ids['IMG_4711.jpg'])
})

test('pictures alone go to the entries that there are, and change nothing else', async () => {
  await importFile(desk, menuItem.path, table.replaceAll('bilder/barn.JPG', ''))
  const pictures = JSON.stringify(ids)
  const { body } = await importFile(desk, menuItem.path, null, { pictures })
  expect(body.data).toMatchObject({
    new: 0,
    changed: 2,
    unmatched_pictures: ['Barn.jpg', 'IMG_4711.jpg'],
  })
  expect(await pictureOf('Cola')).toBe(ids['102.jpg'])
  expect(await pictureOf('Süße Pommes')).toBe(ids['Süße Pommes.JPG'])
  const again = await importFile(desk, menuItem.path, null, { pictures, dry: true })
  expect(again.body.data).toMatchObject({ changed: 0, unchanged: 2 })
})

test('a picture does not go to the dish that had its code before', async () => {
  await importFile(desk, menuItem.path, 'code,title\n102,Cola\n')
  const search = `${menuItem.path}/create?search=Cola`
  const [cola] = (await desk.app.call<Rows>(asEditor, 'GET', search)).body.data.data
  expect((await desk.post(`${menuItem.path}/${cola?.id}`, { code: '305' })).status).toBe(200)
  const pictures = JSON.stringify({ '102.jpg': ids['102.jpg'] })
  const { body } = await importFile(desk, menuItem.path, null, { pictures, dry: true })
  expect(body.data).toMatchObject({ changed: 0, unmatched_pictures: ['102.jpg'] })
})

test('a code says more than a title, whichever picture comes first', async () => {
  const pictures = JSON.stringify({ 'Cola.jpg': ids['Barn.jpg'], '102.jpg': ids['102.jpg'] })
  await importFile(desk, menuItem.path, 'code,title\n102,Cola\n', { pictures })
  expect(await pictureOf('Cola')).toBe(ids['102.jpg'])
})

test('as many pictures as a zip may hold come in, with long names, and no more', async () => {
  const named = (count: number) =>
    JSON.stringify(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`${'ب'.repeat(100)}${at}.jpg`, ids['Barn.jpg']]),
      ),
    )
  const all = await importFile(desk, menuItem.path, table, { pictures: named(500), dry: true })
  expect([all.status, all.body.data.unmatched_pictures.length > 0]).toEqual([200, true])
  const more = await importFile(desk, menuItem.path, table, { pictures: named(501), dry: true })
  expect([more.status, more.body.errors]).toEqual([
    422,
    { pictures: ['The list of pictures cannot be read.'] },
  ])
})

test('two pictures for one entry are refused, and a list without pictures takes none', async () => {
  await importFile(desk, menuItem.path, 'code,title\n102,Cola\n')
  const pictures = JSON.stringify({ '102.jpg': ids['102.jpg'], 'Cola.jpg': ids['Barn.jpg'] })
  const twice = await importFile(desk, menuItem.path, null, { pictures, dry: true })
  expect(twice.body.data).toMatchObject({ changed: 1, refused: 1 })
  const questions = await importFile(desk, faq.path, null, { pictures, dry: true })
  expect(questions.body.data).toMatchObject({
    changed: 0,
    unmatched_pictures: ['102.jpg', 'Cola.jpg'],
  })
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"a.jpg":"7"}'],
  ['no name', '{"":7}'],
])('pictures that are wrong are refused: %s', async (_, pictures) => {
  const { status, body } = await importFile(desk, menuItem.path, table, { pictures, dry: true })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['pictures']])
})

test('a picture that does not exist is refused at its row', async () => {
  const pictures = JSON.stringify({ '102.jpg': 999_999 })
  const { body } = await importFile(desk, menuItem.path, 'code,title\n102,Cola\n', {
    pictures,
    dry: true,
  })
  expect(body.data.rows[0]?.refusals.map(({ column }) => column)).toEqual(['gallery_id'])
})
