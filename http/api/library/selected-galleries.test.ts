import { beforeAll, expect, test } from 'vitest'
import { appImage } from '#catalogue/sections/app.ts'
import type { Folder, GalleryItem } from '#catalogue/wire/media.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { findMedia } from '#store/media/media.ts'
import { addPicture } from '#test/content/content.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor, asSupport } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})

const picture = (name?: string) => addPicture(app.store, name)

interface Selected {
  done: number
  refused: number
  results: { id: number; done: boolean; message: string | null }[]
}

test('many files are moved or deleted at once, each by itself: what is used stays, with its reason', async () => {
  const [used, free, other] = [await picture('used.jpg'), await picture(), await picture()]
  await app.desk.publish(appImage, { image: used })
  const { body } = await app.call<Folder>(asEditor, 'POST', '/galleries/folders', { name: 'Many' })
  const folder_id = body.data.id
  const many = (sent: object) => app.call<Selected>(asEditor, 'POST', '/galleries/selected', sent)
  const moved = await many({ action: 'move', ids: [used, free, 999_999], folder_id })
  expect([moved.status, moved.body.message]).toEqual([200, '2 of 3 completed.'])
  expect(moved.body.data.results[2]).toMatchObject({ id: 999_999, done: false })
  const deleted = await many({ action: 'delete', ids: [used, free, other] })
  expect(deleted.body.data).toMatchObject({ done: 2, refused: 1 })
  expect(deleted.body.data.results[0]?.message).toContain('used.jpg')
  const path = `/galleries/folders/${folder_id}/view`
  const left = await app.call<ListPage<GalleryItem>>(asSupport, 'GET', path)
  expect(left.body.data.data.map(({ id }) => id)).toEqual([used])
  for (const sent of [
    { action: 'move', ids: [used] },
    { action: 'delete', ids: [] },
    { action: 'delete', ids: [used], folder_id },
    { action: 'burn', ids: [used] },
    { action: 'delete', ids: Array.from({ length: 101 }, (_, at) => at + 1) },
  ]) {
    expect((await many(sent)).status).toBe(422)
  }
})

test('a deleted picture is still seen small by staff, and by nobody else', async () => {
  const id = await picture()
  const media = await findMedia(app.store.db, id)
  await app.services.files.put(`${media?.stem}-640.jpg`, Buffer.from('small'))
  await app.call(asEditor, 'DELETE', `/galleries/${id}`)
  const seen = await app.call(asSupport, 'GET', `/galleries/${id}/thumbnail`)
  const image_url = `data:image/jpeg;base64,${Buffer.from('small').toString('base64')}`
  expect(seen.body.data).toEqual({ image_url })
  expect((await app.get(`/media/${media?.stem}-640.jpg`)).status).toBe(404)
  expect((await app.call(asSupport, 'GET', '/galleries/999999/thumbnail')).status).toBe(404)
})

test('a folder is deleted once it is empty, the first one never', async () => {
  const { body } = await app.call<Folder>(asEditor, 'POST', '/galleries/folders', { name: 'Brief' })
  const { id } = body.data
  const file = await picture()
  await app.call(asEditor, 'POST', `/galleries/${file}/update`, { folder_id: id })
  const remove = (folder = id) => app.call(asEditor, 'DELETE', `/galleries/folders/${folder}`)
  const holds = await remove()
  expect([holds.status, holds.body.message]).toEqual([
    409,
    '“Brief” holds 1 file. Move or delete them first.',
  ])
  await app.call(asEditor, 'DELETE', `/galleries/${file}`)
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await remove(1)).status).toBe(409)
  // What was deleted from it can still be brought back: to the first one.
  const back = await app.call<GalleryItem>(asEditor, 'POST', `/galleries/${file}/restore`, {})
  expect([back.status, back.body.data.folder_id]).toEqual([200, 1])
})
