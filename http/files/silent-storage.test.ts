import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { UploadedItem } from '#catalogue/wire/media.ts'
import { sweepStrays } from '#domain/media/background/sweep-strays.ts'
import { openFiles } from '#store/media/open-files.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'
import { testS3Key } from '#test/s3/open-s3.ts'
import { openS3Process } from '#test/s3/open-s3-process.ts'
import { openSilentS3 } from '#test/s3/open-silent-s3.ts'
import { multipart, testJpeg, testPdf } from '#test/upload.ts'

const openStorage = (mediaUrl: string) => openFiles({ dataDir: '', mediaUrl, mediaKey: testS3Key })

async function upload(app: TestApp, path: string, files: readonly Uint8Array[]) {
  const form = multipart(files.map((bytes) => ({ field: 'image[]', name: '', bytes })))
  const headers = { ...form.headers, authorization: `Bearer ${await app.tokenOf(asEditor)}` }
  const sent = await app.send('POST', `/api/galleries${path}`, { ...form, headers })
  return { ...sent, body: JSON.parse(sent.bytes.toString()) }
}

const busy = { status: 503, headers: { 'retry-after': '5' } }

// Whatever else is asked of such a storage takes five seconds more: that made 15 to 300 of them.
test('an upload to a storage that says nothing waits for one silence, and is 503 whatever its size', async () => {
  const large = Buffer.concat([testPdf().subarray(0, 20), randomBytes(9_000_000), testPdf()])
  const picture = await testJpeg({ width: 30, height: 30 })
  const uploads = [[testPdf()], [large, testPdf(), testPdf()], [picture]].map(async (files) => {
    const events: string[] = []
    const silent = await openSilentS3({ onEvent: (event) => events.push(event) })
    const app = await openTestApp({ files: openStorage(silent) })
    const response = await upload(app, '', files)
    expect(response).toMatchObject(busy)
    expect(response.body.message).toMatch(/^The system is busy\. Nothing was changed\./)
    // Cleaning up may have begun; nobody has waited for it.
    expect(events.filter((event) => !/^PUT left|^GET asked/.test(event))).toEqual(['PUT asked'])
    expect((await app.desk.store.db.selectFrom('media').selectAll().execute()).length).toBe(0)
  })
  await Promise.all(uploads)
}, 30_000)

test('a storage that freezes in the middle keeps nothing, and all works again when it goes on', async () => {
  const s3 = await openS3Process()
  const files = openStorage(s3.mediaUrl)
  let puts = Number.POSITIVE_INFINITY
  const app = await openTestApp({
    files: {
      ...files,
      async put(...args) {
        if (puts-- === 0) s3.freeze()
        return files.put(...args)
      },
    },
  })
  const first = await upload(app, '', [await testJpeg({ width: 900, height: 600 })])
  const [picture]: UploadedItem[] = first.body.data.galleries
  const path = picture?.image_thumb_url ?? ''
  puts = 1
  const frozen = await Promise.all([
    upload(app, '', [await testJpeg({ width: 20, height: 20 })]),
    upload(app, `/${picture?.id}/replace`, [await testJpeg({ width: 700, height: 700 })]),
  ])
  for (const response of frozen) expect(response).toMatchObject(busy)
  const reads = await Promise.all([app.get(path), app.send('HEAD', path), app.get(path)])
  for (const response of reads) expect(response).toMatchObject(busy)
  s3.thaw()
  expect((await app.get(path)).status).toBe(200)
  // What it had been sent while it was frozen it keeps now, and is rid of with the next sweep.
  const swept = async () => {
    await sweepStrays(app.services)
    return (await Array.fromAsync(files.list())).length
  }
  await expect.poll(swept, { timeout: 60_000 }).toBe(2)
  const again = await upload(app, `/${picture?.id}/replace`, [
    await testJpeg({ width: 70, height: 70 }),
  ])
  expect(again.status).toBe(200)
}, 90_000)
