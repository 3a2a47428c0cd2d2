import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkMedia } from '#domain/media/background/check-media.ts'
import { purgeDeleted } from '#domain/media/background/purge-deleted.ts'
import { deleteMedia } from '#domain/media/library/delete-media.ts'
import { openFiles } from '#store/media/open-files.ts'
import { findFaults } from '#test/backup/find-faults.ts'
import { backUp, kinds, locationOf, openAt, restoreAt } from '#test/backup/restored.ts'
import { openLibrary } from '#test/library.ts'
import { newLocation } from '#test/open-test-store.ts'
import { asEditor } from '#test/people.ts'
import { openS3, testS3Key } from '#test/s3/open-s3.ts'
import { testJpeg } from '#test/upload.ts'
import { cropFile } from './crop-file.ts'

const corner = { x: 0.25, y: 0.5, width: 0.5, height: 0.5 }

test('a cropped picture in a bucket is restored from a backup, with the original it was cut from', {
  timeout: 120_000, // it encodes pictures, and restores a site on each database
}, async () => {
  const location = await newLocation()
  const { mediaUrl } = await openS3()
  const bucket = openFiles({ ...location, mediaUrl, mediaKey: testS3Key })
  const library = await openLibrary(() => bucket, location)
  const id = await library.upload('crew.jpg', await testJpeg({ width: 640, height: 400 }))
  expect(await library.crop(id, corner)).toMatchObject({ outcome: 'changed' })
  while (await library.makeCopies());
  const cropped = await library.media(id)
  expect(await checkMedia(library.services, true)).toMatchObject({
    strays: [],
    mended: [],
    lost: [],
  })
  const path = await backUp(location, { files: bucket })
  for (const kind of kinds) {
    const target = await locationOf(kind)
    await restoreAt(target, path)
    const restored = await openAt(target)
    expect(await findFaults(restored)).toEqual([])
    const master = await restored.files.get(`${cropped.stem}-${cropped.master}`)
    if (!master) throw new Error('The cropped picture is not there')
    const { width, height } = await sharp(await buffer(master)).metadata()
    expect({ width, height }).toEqual({ width: 320, height: 200 })
    const request = { id, crop: null, folder: library.incoming }
    const { item } = await cropFile(restored, asEditor, request)
    expect(item).toMatchObject({ width: 640, height: 400 })
  }
})

test('of a deleted picture the crops and the original go for good together', async () => {
  const library = await openLibrary()
  const id = await library.upload('crew.jpg', await testJpeg({ width: 640, height: 400 }))
  await library.crop(id, corner)
  await library.store.write((tx) =>
    deleteMedia({ db: tx, actor: asEditor, now: library.now() }, id),
  )
  library.clock.pass({ days: 30 })
  expect(await purgeDeleted(library.services)).toBe(1)
  expect(await library.names()).toEqual([])
  expect(await library.store.db.selectFrom('media_crop').selectAll().execute()).toEqual([])
})

test('a picture that was changed while its crop was cut keeps that change', async () => {
  const meanwhile: { work?: () => Promise<unknown> } = {}
  const library: Awaited<ReturnType<typeof openLibrary>> = await openLibrary((own) => ({
    ...own,
    async put(name, bytes) {
      await own.put(name, bytes)
      await meanwhile.work?.()
    },
  }))
  const id = await library.upload('crew.jpg', await testJpeg({ width: 640, height: 400 }))
  const before = await library.media(id)
  const other = await testJpeg({ width: 300, height: 300 })
  meanwhile.work = async () => {
    meanwhile.work = undefined
    await library.replace(id, 'other.jpg', other)
  }
  await expect(library.crop(id, corner)).rejects.toMatchObject({ code: 'conflict' })
  expect(await library.media(id)).toMatchObject({ width: 300, version: before.version + 1 })
  const own = (await library.store.db.selectFrom('media_version').select('stem').execute()).length
  expect(own).toBe(1)
  expect(await library.store.db.selectFrom('media_crop').selectAll().execute()).toEqual([])
})

test('the picture that a crop was cut from is replaced by an upload that has none', async () => {
  const library = await openLibrary()
  const bytes = await testJpeg({ width: 640, height: 400 })
  const id = await library.upload('crew.jpg', bytes)
  await library.crop(id, corner)
  // The same bytes as the original: the person wants the whole picture, and gets it.
  expect(await library.replace(id, 'crew.jpg', bytes)).toMatchObject({ duplicate: false })
  expect(await library.media(id)).toMatchObject({ width: 640, height: 400 })
  expect(await library.crop(id, null)).toMatchObject({ outcome: 'unchanged' })
})
