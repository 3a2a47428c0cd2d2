import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Folder, Gallery, GalleryItem } from '#catalogue/wire/media.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { addFolder } from '#store/media/folders.ts'
import { addMedia } from '#store/media/media.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'

async function addPictures({ store }: TestApp, count: number): Promise<void> {
  await store.write(async (tx) => {
    for (let at = 0; at < count; at += 1)
      await addMedia(tx, {
        name: `${at}.jpg`,
        file_type: 'image/jpeg',
        file_size: 10,
        sha256: randomUUID(),
        width: 4,
        height: 3,
        alt: '',
        focal_x: 0.5,
        focal_y: 0.5,
        color: '#ffffff',
        stem: randomUUID().replaceAll('-', ''),
        renditions: [],
        uploaded_by: null,
        created_at: '2026-01-01T00:00:00.000Z',
      })
  })
}

test('who asks for no page gets the whole library, up to 1,000 files, and pages beyond', async () => {
  const app = await openTestApp()
  await addPictures(app, 1_003)
  const get = async <T>(path: string) => (await app.call<T>(asEditor, 'GET', path)).body.data
  const all = await get<Gallery>('/galleries')
  expect([all.photos.length, all.totals.photos, all.per_page, all.last_page]).toEqual([
    1_000, 1_003, 1_000, 2,
  ])
  type Files = ListPage<GalleryItem> & { folder: Folder }
  const folder = await get<Files>('/galleries/folders/1/view')
  expect([folder.data.length, folder.total, folder.folder.galleries_count]).toEqual([
    1_000, 1_003, 1_003,
  ])
  const asked = await get<Files>('/galleries/folders/1/view?page=2&per_page=100')
  expect([asked.data.length, asked.per_page, asked.last_page]).toEqual([100, 100, 11])
  expect((await get<Gallery>('/galleries?page=1')).photos).toHaveLength(100)
})

test('all folders come at once, each with the count of its files', async () => {
  const app = await openTestApp()
  await app.store.write(async (tx) => {
    for (let at = 0; at < 150; at += 1)
      await addFolder(tx, `Folder ${at}`, '2026-01-01T00:00:00.000Z')
  })
  await addPictures(app, 20)
  const { body } = await app.call<ListPage<Folder>>(asEditor, 'GET', '/galleries/folders')
  expect([body.data.data.length, body.data.per_page]).toEqual([151, 1_000])
  const general = body.data.data.find(({ id }) => id === 1)
  expect(general).toMatchObject({ galleries_count: 20, total_size: 200 })
})
