import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Folder, Gallery, GalleryItem, UploadedItem } from '#catalogue/wire/media.ts'
import type { Actor } from '#domain/actor.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asSupport } from '#test/people.ts'
import { multipart, type Part, testJpeg, testPdf, testPng } from '#test/upload.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { MAX_UPLOAD_MB: '1' } })
})

interface Body<T> {
  success: boolean
  message: string
  data: T
  errors?: Record<string, string[]>
}

async function post<T = { galleries: UploadedItem[] }>(
  who: Actor | null,
  path: string,
  parts: readonly Part[],
) {
  const form = multipart(parts)
  const token = who && { authorization: `Bearer ${await app.tokenOf(who)}` }
  const sent = { ...form, headers: { ...form.headers, ...token } }
  const { status, bytes, headers } = await app.send('POST', `/api${path}`, sent)
  const body: Body<T> = JSON.parse(bytes.toString())
  return { status, headers, body }
}

const jpeg = (name = 'fries.jpg', size = { width: 900, height: 600 }) =>
  testJpeg(size).then((bytes) => ({ field: 'image[]', name, bytes }))

const countFiles = async () => (await Array.fromAsync(app.services.files.list())).length
const incoming = () => readdir(join(app.config.dataDir, 'incoming')).catch(() => [])

test('pictures and documents go into the library, with a thumbnail that can be shown at once', async () => {
  const picture = await jpeg('Fries & dip.jpg')
  const { status, body } = await post(asEditor, '/galleries', [
    { field: 'folder_id', value: '1' },
    picture,
    { field: 'selectedFiles', name: 'Menü.pdf', bytes: testPdf() },
  ])
  expect(status).toBe(200)
  expect(body.message).toBe('2 files were uploaded.')
  expect(body.data.galleries).toMatchObject([
    {
      name: 'Fries & dip.jpg',
      file_type: 'image/jpeg',
      width: 900,
      height: 600,
      folder_id: 1,
      alt: '',
      decorative: false,
      needs_alt: true,
      ready: false,
      duplicate: false,
    },
    { name: 'Menü.pdf', file_type: 'application/pdf', width: null, ready: true, needs_alt: false },
  ])
  const [photo, pdf] = body.data.galleries
  const thumbnail = await app.get(photo?.image_thumb_url ?? '')
  expect([thumbnail.status, thumbnail.headers['content-type']]).toEqual([200, 'image/webp'])
  const document = await app.get(pdf?.image_url ?? '')
  expect(document.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename=Menu.pdf; filename*=UTF-8''Men%C3%BC.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const listed = await app.call<Gallery>(asSupport, 'GET', '/galleries?search=MENU')
  expect(listed.body.data.files.map(({ name }) => name)).toEqual(['Menü.pdf'])
  expect(await incoming()).toEqual([])
})

test('only who edits may upload', async () => {
  const picture = await jpeg()
  for (const [who, status] of [
    [null, 401],
    [asSupport, 403],
    [asApprover, 403],
  ] as const) {
    expect((await post(who, '/galleries', [picture])).status).toBe(status)
    expect((await post(who, '/galleries/1/replace', [picture])).status).toBe(status)
  }
})

test('a sixth file is refused with the sentence of the specification', async () => {
  const before = await countFiles()
  const parts = await Promise.all(
    Array.from({ length: 6 }, () => jpeg('x.jpg', { width: 9, height: 9 })),
  )
  for (const count of [6, 30]) {
    const many = Array.from({ length: count }, (_, at) => parts[at % 6]).filter(
      (part) => part !== undefined,
    )
    const { status, body } = await post(asEditor, '/galleries', many)
    expect([status, body.message]).toEqual([422, 'You can only select a maximum of 5 files.'])
  }
  expect(await countFiles()).toBe(before)
  expect(await incoming()).toEqual([])
})

test('a file is taken as what its bytes say, and its name gets the ending of that', async () => {
  const pdf = Buffer.concat([Buffer.from('\ufeff\n%!PS-Adobe\n'), testPdf()])
  const sent: [name: string, bytes: Buffer, kept: string, type: string][] = [
    ['logo.jpg', await testPng({ width: 31, height: 20 }), 'logo.png', 'image/png'],
    ['cone.png', await testJpeg({ width: 32, height: 20 }), 'cone.jpg', 'image/jpeg'],
    ['page.html', await testJpeg({ width: 33, height: 20 }), 'page.html.jpg', 'image/jpeg'],
    ['terms.png', pdf, 'terms.pdf', 'application/pdf'],
  ]
  for (const [name, bytes, kept, type] of sent) {
    const { status, body } = await post(asEditor, '/galleries', [{ field: 'image[]', name, bytes }])
    expect([status, body.data.galleries]).toMatchObject([200, [{ name: kept, file_type: type }]])
  }
})

test('a bad file among good ones keeps none, and the answer names it', async () => {
  const before = await countFiles()
  const good = await jpeg('good.jpg')
  const whole = good.bytes
  const bad: [name: string, bytes: Uint8Array | string, sentence: RegExp][] = [
    ['fake.png', '<script>alert(1)</script>', /^fake\.png cannot be used here\./],
    ['half.jpg', whole.subarray(0, whole.length / 2), /^half\.jpg is incomplete/],
    ['empty.jpg', '', /^empty\.jpg is empty/],
    ['cut.pdf', '%PDF-1.7 and no end', /^cut\.pdf is incomplete/],
    ['large.jpg', Buffer.alloc(1024 * 1024 + 1, 0xff), /^large\.jpg is larger than 1 MB\.$/],
    ['bomb.png', await bomb(10_000, 10_000), /^bomb\.png has more than 50 megapixels/],
    ['wide.png', await bomb(17_000, 2), /^wide\.png is more than 16,383 pixels wide or high\./],
    ['high.png', await bomb(9, 16_384), /^high\.png is more than 16,383 pixels wide or high\./],
    ['noise.jpg', Buffer.concat([whole.subarray(0, 200), Buffer.alloc(500, 7)]), /^noise\.jpg is /],
    ['vector.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^vector\.svg cannot be used/],
  ]
  for (const [name, bytes, sentence] of bad) {
    const { status, body } = await post(asEditor, '/galleries', [
      good,
      { field: 'image[]', name, bytes },
    ])
    const otherType = /^(fake|vector)\./.test(name)
    expect([name, status]).toEqual([name, name === 'large.jpg' ? 413 : otherType ? 415 : 422])
    expect(body.message).toMatch(sentence)
    expect(body.errors).toEqual({ 'image.1': [body.message] })
  }
  expect(await countFiles()).toBe(before)
  expect(await incoming()).toEqual([])
})

/** A header that promises this many pixels. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await testPng({ width: 10, height: 10 })
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

test('the same bytes are kept once, and the answer says so', async () => {
  const picture = await jpeg('one.jpg')
  const first = await post(asEditor, '/galleries', [picture])
  const before = await countFiles()
  const again = await post(asEditor, '/galleries', [{ ...picture, name: 'two.jpg' }])
  expect(again.body.message).toBe('one.jpg is already in the library and was not stored twice.')
  expect(again.body.data.galleries).toMatchObject([
    { id: first.body.data.galleries[0]?.id, name: 'one.jpg', duplicate: true, restored: false },
  ])
  const twin = await jpeg('twin.jpg')
  const both = await post(asEditor, '/galleries', [twin, twin])
  const [one, other] = both.body.data.galleries
  expect([other?.id, one?.duplicate, other?.duplicate]).toEqual([one?.id, false, true])
  expect(await countFiles()).toBe(before + 2)
})

test('two uploads of the same bytes at once keep them once', async () => {
  const picture = await jpeg('racing.jpg')
  const before = await countFiles()
  const responses = await Promise.all([1, 2, 3].map(() => post(asEditor, '/galleries', [picture])))
  const ids = responses.map(({ body }) => body.data.galleries[0]?.id)
  expect(new Set(ids).size).toBe(1)
  await expect.poll(countFiles).toBe(before + 2)
})

test('what is no upload is refused', async () => {
  const picture = await jpeg()
  const cases: [parts: Part[], status: number, field: string][] = [
    [[], 422, 'image'],
    [[{ field: 'image[]', name: '', bytes: '' }], 422, 'image'],
    [[{ field: 'folder_id', value: '999' }, picture], 422, 'folder_id'],
    [[{ field: 'folder_id', value: '1 or 1=1' }, picture], 422, 'folder_id'],
    [[picture, { field: 'approval', value: '2' }], 422, 'approval'],
    [[{ ...picture, field: 'avatar' }], 422, 'avatar'],
    [[{ ...picture, field: '__proto__' }], 422, '__proto__'],
  ]
  for (const [parts, status, field] of cases) {
    const { status: got, body } = await post(asEditor, '/galleries', parts)
    expect([got, Object.keys(body.errors ?? {})]).toEqual([status, [field]])
  }
  const token = { authorization: `Bearer ${await app.tokenOf(asEditor)}` }
  const form = multipart([picture])
  const send = async (headers: Record<string, string>, body: readonly (string | Uint8Array)[]) =>
    (await app.send('POST', '/api/galleries', { headers: { ...token, ...headers }, body })).status
  expect(await send({ 'content-type': 'application/json' }, ['{}'])).toBe(415)
  expect(await send({ ...form.headers, 'content-encoding': 'gzip' }, form.body)).toBe(415)
  expect(await send(form.headers, form.body.slice(0, 2))).toBe(400)
  expect(await send({ 'content-type': 'multipart/form-data' }, form.body)).toBe(415)
  const endless = { 'content-length': '200000000', connection: 'close' }
  expect(await send({ ...form.headers, ...endless }, [])).toBe(413)
  expect(await incoming()).toEqual([])
})

test('a file is replaced in place, and stays as a version', async () => {
  const first = await post(asEditor, '/galleries', [await jpeg('logo.jpg')])
  const [logo] = first.body.data.galleries
  const path = `/galleries/${logo?.id}/replace`
  const next = {
    field: 'image',
    name: 'new.png',
    bytes: await testPng({ width: 1300, height: 700 }),
  }
  for (const files of [[], [next, { ...next, name: 'other.png' }]]) {
    const { status, body } = await post(asEditor, path, files)
    expect([status, body.errors]).toEqual([422, { image: ['Please choose one file.'] }])
  }
  const wrong = await post(asEditor, path, [{ field: 'image', name: 'a.pdf', bytes: testPdf() }])
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { 'image.0': ['a.pdf is not a picture. Only a picture can replace this file.'] },
  ])
  const stale = await post<{ current: GalleryItem }>(asEditor, path, [
    next,
    { field: 'version', value: '7' },
  ])
  expect([stale.status, stale.body.data.current.id]).toEqual([409, logo?.id])
  for (const value of ['x', '0', '01', '-1', '1.5', '1e3', '0x1', '2147483648']) {
    const none = await post(asEditor, path, [next, { field: 'version', value }])
    expect([value, none.status, Object.keys(none.body.errors ?? {})]).toEqual([
      value,
      422,
      ['version'],
    ])
  }
  const greatest = { field: 'version', value: '2147483647' }
  expect((await post(asEditor, path, [next, greatest])).status).toBe(409)
  const { status, body } = await post<GalleryItem>(asEditor, path, [
    next,
    { field: 'version', value: ' 1 ' },
  ])
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id: logo?.id, width: 1300, height: 700, version: 2 })
  // The copies that every browser can show are there before anything shows it.
  expect(body.data.image_url).toMatch(/-original\.jpg$/)
  expect((await app.get(body.data.image_url)).status).toBe(200)
  expect((await app.get(logo?.image_thumb_url ?? '')).status).toBe(200)
  const same = await post<GalleryItem & { duplicate: boolean }>(asEditor, path, [next])
  expect([same.body.data.duplicate, same.body.data.version]).toEqual([true, 2])
  const logged = app.lines.map((line) => JSON.parse(line))
  const ofLogo = logged.filter(({ mediaId }) => mediaId === logo?.id)
  expect(ofLogo.filter(({ msg }) => msg === 'a file was replaced')).toHaveLength(1)
  const { body: details } = await app.call(asEditor, 'GET', `/galleries/${logo?.id}/view`)
  expect(details.data).toMatchObject({
    versions: [{ width: 900, height: 600, replaced_by: 'editor' }],
    folder: { id: 1, name: 'General' },
  })
  expect((await post(asEditor, '/galleries/999/replace', [next])).status).toBe(404)
})

test('folders say how much they hold', async () => {
  const made = await app.call<Folder>(asEditor, 'POST', '/galleries/folders', { name: 'Summer' })
  const { id } = made.body.data
  const { body } = await post(asEditor, '/galleries', [
    await jpeg('a.jpg'),
    { field: 'folder_id', value: String(id) },
  ])
  const unsaid = await post(asEditor, '/galleries', [
    await jpeg('b.jpg', { width: 31, height: 17 }),
    { field: 'folder_id', value: '' },
  ])
  expect(unsaid.body.data.galleries).toMatchObject([{ folder_id: 1 }])
  const bytes = body.data.galleries[0]?.file_size
  const folder = await app.call(asSupport, 'GET', `/galleries/folders/${id}/view`)
  expect(folder.body.data).toMatchObject({
    total: 1,
    data: [{ name: 'a.jpg', folder_id: id }],
    folder: { name: 'Summer', galleries_count: 1, total_size: bytes },
  })
})
