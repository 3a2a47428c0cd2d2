import { expect, test } from 'vitest'
import { openFiles } from '#store/media/open-files.ts'
import { findFaults } from '#test/backup/find-faults.ts'
import { fillSite } from '#test/backup/people-at-work.ts'
import { backUp, filesAt, openAt, placeOf, restoreAt } from '#test/backup/restored.ts'
import { openLibrary } from '#test/library.ts'
import { newPlace } from '#test/open-test-store.ts'
import { openS3, testS3Key } from '#test/s3/open-s3.ts'

async function openSiteWithBucket() {
  const document = await newPlace()
  const { mediaUrl } = await openS3()
  const bucket = openFiles({ ...document, mediaUrl, mediaKey: testS3Key })
  const site = await openLibrary(() => bucket, document)
  await fillSite(site)
  return { place: document, bucket }
}

test('a backup of names is restored beside the bucket that has the files', async () => {
  const { place: document, bucket } = await openSiteWithBucket()
  const path = await backUp(document, { media: 'names', files: bucket })
  const target = await placeOf('sqlite')
  const { files, written } = await restoreAt(target, path, { files: bucket })
  expect([files > 5, written]).toEqual([true, 0])
  const restored = await openAt(target)
  expect(await findFaults({ ...restored, files: bucket })).toEqual([])
})

test('a backup of names is not restored where files are nowhere, unless that is accepted', async () => {
  const { place: document, bucket } = await openSiteWithBucket()
  const path = await backUp(document, { media: 'names', files: bucket })
  const names = await Array.fromAsync(bucket.list())
  const [gone = '', ...others] = names.filter((name) => name.endsWith('.webp'))
  expect(others).not.toEqual([])
  await bucket.delete(gone)
  const target = await placeOf('sqlite')
  const there = { files: bucket }
  await expect(restoreAt(target, path, there)).rejects.toThrow(`1 files of the library are not`)
  const { missing } = await restoreAt(target, path, { ...there, acceptMissing: true })
  expect(missing).toEqual([gone])
})

test('a library moves from a bucket into a folder, and copies that are gone are made again', async () => {
  const { place: document, bucket } = await openSiteWithBucket()
  const current = (
    await (
      await openAt(document)
    ).store.db
      .selectFrom('media')
      .select(['id', 'stem', 'renditions'])
      .orderBy('id')
      .execute()
  )[0]
  const [copy] = JSON.parse(current?.renditions ?? '[]')
  await bucket.delete(`${current?.stem}-${copy.suffix}`)
  const target = await placeOf('sqlite')
  const path = await backUp(document, { files: bucket })
  const { missing, written, files } = await restoreAt(target, path, { files: filesAt(target) })
  expect([missing, written]).toEqual([[`${current?.stem}-${copy.suffix}`], files])
  const restored = await openAt(target)
  expect(await findFaults(restored)).toEqual([])
  const due = restored.store.db.selectFrom('media').select('id').where('copies_due', '=', 1)
  expect(await due.execute()).toEqual([{ id: current?.id }])
})
