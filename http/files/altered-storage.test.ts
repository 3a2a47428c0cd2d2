import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { UploadedItem } from '#catalogue/wire/media.ts'
import type { Files } from '#domain/services.ts'
import { openFiles } from '#store/media/open-files.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'
import { openS3, testS3Key } from '#test/s3/open-s3.ts'
import { multipart, testJpeg, testPdf } from '#test/upload.ts'

/** An app whose files are in a bucket, with a picture and a large document, and the bucket. */
async function openWithFiles() {
  const { mediaUrl } = await openS3()
  const files = openFiles({ dataDir: '', mediaUrl, mediaKey: testS3Key })
  const app = await openTestApp({ files })
  const large = Buffer.concat([testPdf().subarray(0, 20), randomBytes(5_000_000), testPdf()])
  const [picture, paper] = await upload(app, [await testJpeg({ width: 300, height: 200 }), large])
  const paths = { picture: picture?.image_thumb_url ?? '', paper: paper?.image_url ?? '' }
  return { app, files, large, ...paths }
}

async function upload(app: TestApp, bytes: readonly Uint8Array[]): Promise<UploadedItem[]> {
  const form = multipart(bytes.map((one) => ({ field: 'image[]', name: '', bytes: one })))
  const headers = { ...form.headers, authorization: `Bearer ${await app.tokenOf(asEditor)}` }
  const response = await app.send('POST', '/api/galleries', { ...form, headers })
  return JSON.parse(response.bytes.toString()).data.galleries
}

/** Puts other bytes into the bucket, behind the back of the app. */
const alter = (files: Files, path: string, bytes: Uint8Array) =>
  files.put(path.slice('/media/'.length), bytes)

const refused = { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } }

test('a picture that the bucket has shortened or altered is refused, logged, and served once it is whole', async () => {
  const { app, files, picture } = await openWithFiles()
  const { status, headers, bytes } = await app.get(picture)
  const forEver = 'public, max-age=31536000, immutable'
  expect([status, headers['cache-control']]).toEqual([200, forEver])
  const swapped = Buffer.from(bytes)
  swapped[40] = (swapped[40] ?? 0) ^ 1
  for (const wrong of [bytes.subarray(0, -1), swapped, Buffer.from('')]) {
    await alter(files, picture, wrong)
    expect(await app.get(picture)).toMatchObject(refused)
    expect(await app.get(picture, { range: 'bytes=0-9' })).toMatchObject(refused)
  }
  const logged = app.lines.filter((line) => line.includes('other bytes than were stored'))
  expect(logged.length).toBeGreaterThanOrEqual(6)
  await alter(files, picture, bytes)
  expect((await app.get(picture)).bytes.equals(bytes)).toBe(true)
  expect((await app.get(picture, { range: 'bytes=4-9' })).bytes).toEqual(bytes.subarray(4, 10))
})

test('of a large document that was altered nobody gets a whole answer', async () => {
  const { app, files, large, paper } = await openWithFiles()
  expect((await app.get(paper)).bytes.equals(large)).toBe(true)
  const swapped = Buffer.from(large)
  swapped[100] = (swapped[100] ?? 0) ^ 1
  await alter(files, paper, swapped)
  await expect(app.get(paper)).rejects.toThrow()
  const part = await app.get(paper, { range: 'bytes=0-9' })
  expect([part.status, part.headers['cache-control']]).toEqual([206, 'no-store'])
  await alter(files, paper, large.subarray(0, -5))
  expect(await app.get(paper)).toMatchObject(refused)
})
