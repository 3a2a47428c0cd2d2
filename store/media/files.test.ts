import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { openS3, testS3Key } from '#test/s3/open-s3.ts'
import { openS3Process } from '#test/s3/open-s3-process.ts'
import { mountSmallDisk } from '#test/storage/small-disk.ts'
import { type Files, folderFiles } from './files.ts'
import { openFiles } from './open-files.ts'

async function inFolder(): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folderFiles(join(folder, 'media'))
}

async function inBucket(): Promise<Files> {
  const { mediaUrl } = await openS3()
  return openFiles({ dataDir: '', mediaUrl, mediaKey: testS3Key })
}

async function inBucketsFolder(): Promise<Files> {
  const { mediaUrl } = await openS3()
  const url = mediaUrl.replace('pictures', 'S3RVER:S3RVER@pictures/brand/one')
  return openFiles({ dataDir: '', mediaUrl: url, mediaKey: null })
}

const kinds = [
  ['a folder', inFolder],
  ['a bucket', inBucket],
  ["a bucket's folder", inBucketsFolder],
] as const

async function bytesOf(stream: Readable | null): Promise<Buffer | null> {
  return stream && Buffer.concat(await stream.toArray())
}

test.each(kinds)('%s gives back what was put into it', async (_, open) => {
  const files = await open()
  const bytes = randomBytes(300_000)
  await files.put('0a1b-640.webp', bytes)
  expect(await files.head('0a1b-640.webp')).toEqual({ size: 300_000 })
  expect(await bytesOf(await files.get('0a1b-640.webp'))).toEqual(bytes)
  await files.put('0a1b-640.webp', bytes)
  await files.put('empty', Buffer.alloc(0))
  expect(await files.head('empty')).toEqual({ size: 0 })
})

test('a bucket with more files than one answer lists gives the names of all', async () => {
  const { mediaUrl } = await openS3Process()
  const files = openFiles({ dataDir: '', mediaUrl, mediaKey: testS3Key })
  const names = Array.from({ length: 1_003 }, (_, nth) => `${nth.toString(16)}-640.webp`)
  // As many at a time as the bucket answers within the limit of one call on a busy machine.
  for (let at = 0; at < names.length; at += 50) {
    await Promise.all(names.slice(at, at + 50).map((name) => files.put(name, Buffer.from('x'))))
  }
  expect((await Array.fromAsync(files.list())).sort()).toEqual(names.sort())
})

test.each(kinds)('%s gives a part of a file', async (_, open) => {
  const files = await open()
  const bytes = randomBytes(5_000)
  await files.put('document', bytes)
  const part = async (first: number, last: number) =>
    bytesOf(await files.get('document', { first, last }))
  expect(await part(0, 1)).toEqual(bytes.subarray(0, 2))
  expect(await part(100, 199)).toEqual(bytes.subarray(100, 200))
  expect(await part(4_999, 4_999)).toEqual(bytes.subarray(4_999))
})

test.each(kinds)('%s has no file that was not put or is gone', async (_, open) => {
  const files = await open()
  expect([await files.head('none'), await files.get('none')]).toEqual([null, null])
  await files.delete('none')
  await files.put('some', Buffer.from('some'))
  await files.delete('some')
  expect([await files.head('some'), await files.get('some')]).toEqual([null, null])
})

test.each(kinds)('%s lists what it has, and what lies under some stems', async (_, open) => {
  const files = await open()
  const list = async (stems?: string[]) => (await Array.fromAsync(files.list(stems))).sort()
  expect(await list()).toEqual([])
  for (const name of ['a-1.webp', 'a-2.jpg', 'ab-2.jpg', 'b-2.jpg']) {
    await files.put(name, Buffer.from(name))
  }
  expect(await list()).toEqual(['a-1.webp', 'a-2.jpg', 'ab-2.jpg', 'b-2.jpg'])
  expect(await list(['a', 'b', 'none'])).toEqual(['a-1.webp', 'a-2.jpg', 'b-2.jpg'])
  expect(await list([])).toEqual([])
})

test.each(kinds)('%s takes no name that is not ours', async (_, open) => {
  const files = await open()
  for (const name of ['', '.', '..', '../a', 'a/b', 'A', 'a b', '.part', 'a\0', 'x'.repeat(200)]) {
    await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('Not a name of ours')
    await expect(files.get(name)).rejects.toThrow('Not a name of ours')
  }
})

test('a folder never shows half a file under its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = folderFiles(folder)
  const writes = Array.from({ length: 20 }, (_, at) => files.put('one', Buffer.alloc(100_000, at)))
  await Promise.allSettled(writes)
  const bytes = await bytesOf(await files.get('one'))
  expect([bytes?.length, new Set(bytes).size]).toEqual([100_000, 1])
  expect(await readdir(folder)).toEqual(['one'])
})

test('a folder on a full disk refuses, keeps nothing, and works again', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const disk = await mountSmallDisk(folder)
  if (!disk) return t.skip('this user may mount no disk')
  const files = folderFiles(folder)
  await disk.fill()
  await expect(files.put('a', randomBytes(50_000))).rejects.toMatchObject({ name: 'StoreFull' })
  expect(await readdir(folder)).toEqual(['filler'])
  await disk.free()
  await files.put('a', Buffer.from('a'))
  expect(await files.head('a')).toEqual({ size: 1 })
})

test('a bucket that is away or does not know the key refuses, and nothing is kept', async () => {
  const s3 = await openS3()
  const location = { dataDir: '', mediaUrl: s3.mediaUrl }
  const files = openFiles({ ...location, mediaKey: testS3Key })
  const stranger = openFiles({ ...location, mediaKey: { id: 'S3RVER', secret: 'wrong' } })
  const busy = { name: 'StoreBusy' }
  await expect(stranger.put('a', Buffer.from('a'))).rejects.toMatchObject(busy)
  expect(await files.head('a')).toBeNull()
  await s3.goAway()
  await expect(files.put('a', Buffer.from('a'))).rejects.toMatchObject(busy)
  await expect(files.get('a')).rejects.toMatchObject(busy)
  await s3.comeBack()
  await files.put('a', Buffer.from('a'))
  expect(await files.head('a')).toEqual({ size: 1 })
})

test('a bucket without a key and an endpoint that is none are refused at the start', () => {
  const open = (mediaUrl: string) => openFiles({ dataDir: '', mediaUrl, mediaKey: null })
  expect(() => open('s3://pictures')).toThrow(/^MEDIA_URL needs a key/)
  expect(() => open('s3://a:b@pictures?endpoint=ftp://x')).toThrow(/^The endpoint in MEDIA_URL/)
  expect(() => open('s3://a:b@pictures?region=eu-central-1')).not.toThrow()
})
