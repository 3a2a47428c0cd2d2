import { beforeAll, expect, test } from 'vitest'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import type {
  Folder,
  Gallery,
  GalleryDetails,
  GalleryItem,
  MediaUse,
} from '#catalogue/wire/media.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { addPicture, teaser } from '#test/content/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asSupport } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})

const picture = (name?: string) => addPicture(app.store, name)

test('everybody of the staff may look, only editors may change', async () => {
  const id = await picture()
  const changes = [
    ['POST', `/galleries/${id}/update`, { alt: 'Fries' }],
    ['PATCH', `/galleries/${id}/update`, { alt: 'Fries' }],
    ['DELETE', `/galleries/${id}`, undefined],
    ['POST', `/galleries/${id}/restore`, {}],
    ['POST', '/galleries/folders', { name: 'Not mine' }],
    ['POST', '/galleries/folders/1/update', { name: 'Not mine' }],
    ['DELETE', '/galleries/folders/1', undefined],
    ['POST', '/galleries/selected', { action: 'delete', ids: [id] }],
    ['POST', '/galleries/selected', { action: 'move', ids: [id], folder_id: 1 }],
  ] as const
  const looks = [
    '/galleries',
    `/galleries/${id}/view`,
    '/galleries/folders',
    '/galleries/folders/1/view',
  ]
  for (const [method, path, body] of changes) {
    expect((await app.call(null, method, path, body)).status).toBe(401)
    expect((await app.call(asSupport, method, path, body)).status).toBe(403)
    expect((await app.call(asApprover, method, path, body)).status).toBe(403)
  }
  for (const path of [...looks, `/galleries/${id}/thumbnail`]) {
    expect((await app.call(null, 'GET', path)).status).toBe(401)
    expect((await app.call(asSupport, 'GET', path)).status).toBe(200)
  }
})

test('the library is searched without regard to case and accents, and sorted as asked', async () => {
  for (const name of ['Éclair zest.jpg', 'eclair anise.jpg', '100%_eclair.jpg']) await picture(name)
  const names = async (query: string) => {
    const { body } = await app.call<Gallery>(asSupport, 'GET', `/galleries?${query}`)
    return body.data.photos.map(({ name }) => name)
  }
  const sorted = ['100%_eclair.jpg', 'eclair anise.jpg', 'Éclair zest.jpg']
  expect(await names('search=ECLAIR&sortName=asc')).toEqual(sorted)
  expect(await names('search=%C3%A9clair&sortName=desc')).toEqual(sorted.toReversed())
  expect(await names('search=%25_e&sortDate=asc')).toEqual(['100%_eclair.jpg'])
  expect(await names('search=eclair&sortDate=asc')).toHaveLength(3)
  expect(await names('search=eclair&sortDate=&sortName=')).toHaveLength(3)
  for (const wrong of ['sortName=up', 'sortDate=1', 'per_page=101', 'kind=all', 'folder_id=x']) {
    expect((await app.call(asSupport, 'GET', `/galleries?${wrong}`)).status).toBe(422)
  }
})

test('each kind is paged by itself', async () => {
  for (let count = 0; count < 5; count++) await picture(`page-${count}.jpg`)
  const path = '/galleries?search=page-&per_page=2&sortName=asc'
  const { body } = await app.call<Gallery>(asSupport, 'GET', `${path}&kind=photos&page=3`)
  expect(body.data).toMatchObject({
    photos: [{ name: 'page-4.jpg' }],
    files: [],
    videos: [],
    totals: { photos: 5, files: 0, videos: 0 },
    page: 3,
    per_page: 2,
    last_page: 3,
  })
})

test('what is said about a file changes with its version', async () => {
  const id = await picture('before.jpg')
  const path = `/galleries/${id}/update`
  const words = {
    name: 'after.jpg',
    alt: ' A cone of fries ',
    focal_x: 0.25,
    focal_y: 1,
    version: 1,
  }
  const { status, body } = await app.call<GalleryItem>(asEditor, 'POST', path, words)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    ...words,
    alt: 'A cone of fries',
    version: 2,
    needs_alt: false,
  })
  const stale = await app.call<{ current: GalleryItem }>(asEditor, 'PATCH', path, words)
  expect([stale.status, stale.body.data.current.version]).toEqual([409, 2])
  const decorative = await app.call<GalleryItem>(asEditor, 'PATCH', path, {
    decorative: true,
    alt: '',
  })
  expect(decorative.body.data).toMatchObject({ decorative: true, alt: '', needs_alt: false })
})

test('what cannot be said about a file is refused beside its field', async () => {
  const id = await picture()
  const wrong: [body: unknown, field: string][] = [
    [{ focal_x: 1.01 }, 'focal_x'],
    [{ focal_y: -0.1 }, 'focal_y'],
    [{ focal_x: '0.5' }, 'focal_x'],
    [{ alt: 'x'.repeat(501) }, 'alt'],
    [{ alt: '\u202egnp.exe' }, 'alt'],
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ decorative: 1 }, 'decorative'],
    [{ folder_id: 999 }, 'folder_id'],
    [{ stem: 'abc' }, 'stem'],
    [{ deleted_at: null }, 'deleted_at'],
  ]
  for (const [body, field] of wrong) {
    const response = await app.call(asEditor, 'POST', `/galleries/${id}/update`, body)
    expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([422, [field]])
  }
  for (const path of ['/galleries/999/update', '/galleries/0/update']) {
    expect((await app.call(asEditor, 'POST', path, { alt: 'x' })).status).toBe(404)
  }
})

test('a used picture cannot be deleted, and the answer says where it is used', async () => {
  const id = await picture('team.jpg')
  await app.desk.publish(workWithUs, teaser(id))
  const response = await app.call<{ uses: MediaUse[] }>(asEditor, 'DELETE', `/galleries/${id}`)
  expect(response.status).toBe(409)
  expect(response.body.message).toMatch(/^team\.jpg is used in Work with Us \(Approved\)/)
  expect(response.body.data.uses).toMatchObject([
    {
      entity_type: 'work_with_us',
      approval: 2,
      editor_path: '/admin/pages/home',
      public_path: '/',
    },
  ])
  const other = await picture('other.jpg')
  await app.desk.publish(workWithUs, teaser(other))
  // Only a former version shows it now.
  expect((await app.call(asEditor, 'DELETE', `/galleries/${id}`)).status).toBe(200)
})

test('a draft and the last rejected record hold a picture too', async () => {
  const [drafted, rejected] = [await picture('drafted.jpg'), await picture('rejected.jpg')]
  const { revisionId } = await app.desk.save(asEditor, workWithUs, {
    ...teaser(rejected),
    approval: 1,
  })
  await app.desk.reject(asApprover, workWithUs, revisionId, { remarks: 'Darker, please.' })
  const tryIt = async (id: number) =>
    (await app.call(asEditor, 'DELETE', `/galleries/${id}`)).status
  expect(await tryIt(rejected)).toBe(409)
  await app.desk.save(asEditor, workWithUs, { ...teaser(drafted), approval: 0 }, { id: revisionId })
  expect(await tryIt(drafted)).toBe(409)
  expect(await tryIt(rejected)).toBe(200)
})

test('a deleted file is gone from lists and addresses, and can be brought back', async () => {
  const id = await picture('gone.jpg')
  const { body: before } = await app.call<GalleryDetails>(asEditor, 'GET', `/galleries/${id}/view`)
  const name = before.data.image_url.replace('/media/', '')
  await app.services.files.put(name, Buffer.from('bytes'))
  expect((await app.get(`/media/${name}`)).status).toBe(200)
  const deleted = await app.call(asEditor, 'DELETE', `/galleries/${id}`)
  expect(deleted.body).toMatchObject({
    message: 'gone.jpg was deleted. You can restore it for 30 days.',
    data: { id, deleted_at: '2026-05-04T08:00:00.000Z', purged_at: '2026-06-03T08:00:00.000Z' },
  })
  expect((await app.get(`/media/${name}`)).status).toBe(404)
  const list = async (query: string) => {
    const { body } = await app.call<Gallery>(asEditor, 'GET', `/galleries?search=gone&${query}`)
    return body.data.photos.map((photo) => photo.id)
  }
  expect([await list(''), await list('deleted=1')]).toEqual([[], [id]])
  expect((await app.call(asEditor, 'DELETE', `/galleries/${id}`)).status).toBe(404)
  const change = await app.call(asEditor, 'POST', `/galleries/${id}/update`, { alt: 'x' })
  expect(change.status).toBe(404)
  const save = teaser(id)
  const used = await app.call(asEditor, 'POST', workWithUs.savePath ?? '', { ...save, approval: 0 })
  expect([409, 422]).toContain(used.status)
  expect((await app.call(asEditor, 'POST', `/galleries/${id}/restore`, {})).status).toBe(200)
  expect((await app.call(asEditor, 'POST', `/galleries/${id}/restore`, {})).status).toBe(409)
  expect((await app.call(asEditor, 'POST', '/galleries/999/restore', {})).status).toBe(404)
  expect([await list(''), await list('deleted=1')]).toEqual([[id], []])
  expect((await app.get(`/media/${name}`)).status).toBe(200)
})

test('folders are added, renamed and found by name', async () => {
  const add = (name: unknown) => app.call<Folder>(asEditor, 'POST', '/galleries/folders', { name })
  const made = await add(' Été 2026 ')
  expect(made.body.data).toMatchObject({
    name: 'Été 2026',
    galleries_count: 0,
    total_size: 0,
    galleries: [],
  })
  for (const name of ['', '   ', 'x'.repeat(101), 7, 'ete 2026', 'GENERAL', 'a\nb']) {
    const { status, body } = await add(name)
    expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, ['name']])
  }
  const path = `/galleries/folders/${made.body.data.id}/update`
  const renamed = await app.call<Folder>(asEditor, 'PATCH', path, { name: 'Autumn' })
  expect([renamed.status, renamed.body.data.name]).toEqual([200, 'Autumn'])
  expect((await app.call(asEditor, 'POST', path, { name: 'general' })).status).toBe(422)
  expect(
    (await app.call(asEditor, 'POST', '/galleries/folders/99/update', { name: 'x' })).status,
  ).toBe(404)
  expect((await app.call(asEditor, 'GET', '/galleries/folders/99/view')).status).toBe(404)
  const { body } = await app.call<ListPage<Folder>>(
    asSupport,
    'GET',
    '/galleries/folders?search=AUT',
  )
  expect(body.data).toMatchObject({ total: 1, data: [{ name: 'Autumn' }] })
  const all = await app.call<ListPage<Folder>>(asSupport, 'GET', '/galleries/folders')
  expect(all.body.data.data[0]).toMatchObject({ id: 1, name: 'General' })
})

test('an alternative text is written in other languages too, in no unknown one and not too long', async () => {
  const id = await picture()
  const update = (body: object) =>
    app.call<GalleryItem>(asEditor, 'POST', `/galleries/${id}/update`, body)
  const { body } = await update({ alts: { ae: ' بطاطس ', de: 'Pommes' } })
  expect(body.data.alts).toEqual({ ae: 'بطاطس', de: 'Pommes' })
  expect((await update({ alts: { de: '' } })).body.data.alts).toEqual({ ae: 'بطاطس' })
  expect((await update({ alts: { xx: 'Fries' } })).status).toBe(422)
  const refused = await update({ alts: { de: 'x'.repeat(10_000) } })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['alts.de']])
})
