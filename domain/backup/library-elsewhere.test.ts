import { expect, test } from 'vitest'
import { openFiles } from '#store/media/open-files.ts'
import { findFaults } from '#test/backup/find-faults.ts'
import { fillSite } from '#test/backup/people-at-work.ts'
import { backUp, filesAt, locationOf, openAt, restoreAt } from '#test/backup/restored.ts'
import { openLibrary } from '#test/library.ts'
import { newLocation } from '#test/open-test-store.ts'
import { openS3, testS3Key } from '#test/s3/open-s3.ts'

async function openSiteWithBucket() {
  const location = await newLocation()
  const { mediaUrl } = await openS3()
  const bucket = openFiles({ ...location, mediaUrl, mediaKey: testS3Key })
  const site = await openLibrary(() => bucket, location)
  await fillSite(site)
  return { place: location, bucket }
}

test('a backup of names is restored beside the bucket that has the files', async () => {
  const { place: location, bucket } = await openSiteWithBucket()
  const path = await backUp(location, { media: 'names', files: bucket })
  const target = await locationOf('sqlite')
  const { files, written } = await restoreAt(target, path, { files: bucket })
  expect([files > 5, written]).toEqual([true, 0])
  const restored = await openAt(target)
  expect(await findFaults({ ...restored, files: bucket })).toEqual([])
})

test('a backup of names is not restored where files are nowhere, unless that is accepted', async () => {
  const { place: location, bucket } = await openSiteWithBucket()
  const path = await backUp(location, { media: 'names', files: bucket })
  const names = await Array.fromAsync(bucket.list())
  const [gone = '', ...others] = names.filter((name) => name.endsWith('.webp'))
  expect(others).not.toEqual([])
  await bucket.delete(gone)
  const target = await locationOf('sqlite')
  const there = { files: bucket }
  await expect(restoreAt(target, path, there)).rejects.toThrow(`1 files of the library are not`)
  const { missing } = await restoreAt(target, path, { ...there, acceptMissing: true })
  expect(missing).toEqual([gone])
})

test('a library moves from a bucket into a folder, and copies that are gone are made again', async () => {
  const { place: location, bucket } = await openSiteWithBucket()
  const current = (
    await (
      await openAt(location)
    ).store.db
      .selectFrom('media')
      .select(['id', 'stem', 'renditions'])
      .orderBy('id')
      .execute()
  )[0]
  const [copy] = JSON.parse(current?.renditions ?? '[]')
  await bucket.delete(`${current?.stem}-${copy.suffix}`)
  const target = await locationOf('sqlite')
  const path = await backUp(location, { files: bucket })
  const { missing, written, files } = await restoreAt(target, path, { files: filesAt(target) })
  expect([missing, written]).toEqual([[`${current?.stem}-${copy.suffix}`], files])
  const restored = await openAt(target)
  expect(await findFaults(restored)).toEqual([])
  const due = restored.store.db.selectFrom('media').select('id').where('copies_due', '=', 1)
  expect(await due.execute()).toEqual([{ id: current?.id }])
})
