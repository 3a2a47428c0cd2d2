import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import { wildForm } from '#test/http/arbitrary-form.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'
import { mountSmallDisk } from '#test/storage/small-disk.ts'
import { multipart, testJpeg, testPdf } from '#test/upload.ts'

/** On PostgreSQL the tests share the folder that uploads arrive in. */
const onSqlite = test.skipIf(process.env.TEST_PG_URL)

let app: TestApp
let token: { authorization: string }
beforeAll(async () => {
  app = await openTestApp()
  token = { authorization: `Bearer ${await app.tokenOf(asEditor)}` }
})

const jpeg = (size: { width: number; height: number }) =>
  testJpeg(size).then((bytes) => ({ field: 'image[]', name: 'a.jpg', bytes }))

const countFiles = async () => (await Array.fromAsync(app.services.files.list())).length
const incoming = () => readdir(join(app.config.dataDir, 'incoming')).catch(() => [])

test('a connection that breaks leaves nothing', async () => {
  const before = await countFiles()
  const { headers, body } = multipart([await jpeg({ width: 2000, height: 2000 })])
  const text = [
    'POST /api/galleries HTTP/1.1',
    'host: localhost',
    `authorization: ${token.authorization}`,
    `content-type: ${headers['content-type']}`,
    'content-length: 900000',
    '',
    '',
  ].join('\r\n')
  const start = Buffer.concat(body.slice(0, 2).map((piece) => Buffer.from(piece)))
  const begun = Buffer.concat([Buffer.from(text), start.subarray(0, start.length - 100)])
  const sent = app.sendRaw(begun, { silence: 5_000 })
  await expect.poll(incoming).toHaveLength(1)
  await sent
  await expect.poll(incoming).toEqual([])
  expect(await countFiles()).toBe(before)
}, 20_000)

test('a request that is cut or spoilt anywhere is answered, and leaves nothing', async () => {
  const { headers, body } = multipart([
    { field: 'folder_id', value: '1' },
    await jpeg({ width: 30, height: 30 }),
  ])
  const whole = Buffer.concat(body.map((piece) => Buffer.from(piece)))
  const before = await countFiles()
  const length = fc.integer({ min: 0, max: whole.length - 6 })
  await fc.assert(
    fc.asyncProperty(length, fc.nat(200), async (cut, spoilt) => {
      const bytes = Buffer.from(whole.subarray(0, cut))
      if (spoilt < cut) bytes[spoilt] = 0x0d
      const sent = { headers: { ...token, ...headers }, body: [bytes] }
      const { status } = await app.send('POST', '/api/galleries', sent)
      expect([400, 422]).toContain(status)
    }),
    { numRuns: 60 },
  )
  expect(await countFiles()).toBe(before)
  await expect.poll(incoming).toEqual([])
})

test('a part that names no field, and a boundary that is none, are 400', async () => {
  const send = (boundary: string, head: string) =>
    app.send('POST', '/api/galleries', {
      headers: { ...token, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: [`--${boundary}\r\n${head}\r\n\r\n1\r\n--${boundary}--\r\n`],
    })
  const unnamed = 'content-disposition: form-data'
  for (const head of [unnamed, `${unnamed}; filename="a.jpg"`, `${unnamed};`]) {
    expect([head, (await send('x', head)).status]).toEqual([head, 400])
  }
  const field = 'content-disposition: form-data; name="folder_id"'
  expect((await send('b'.repeat(200), field)).status).toBe(422)
  for (const length of [201, 290, 3_000]) {
    expect([length, (await send('b'.repeat(length), field)).status]).toEqual([length, 400])
  }
})

test('files and fields under other names than these are refused, each by its name', async () => {
  const image = await jpeg({ width: 9, height: 9 })
  const long = 'x'.repeat(300)
  for (const field of ['my image', 'images', 'image[100]', 'image[]x', long]) {
    for (const part of [
      { ...image, field },
      { field, value: '1' },
    ]) {
      const { headers, body } = multipart([image, part])
      const sent = { headers: { ...token, ...headers }, body }
      const { status, bytes } = await app.send('POST', '/api/galleries', sent)
      const { errors } = JSON.parse(bytes.toString())
      expect([status, Object.keys(errors)]).toEqual([422, [field.slice(0, 100)]])
    }
  }
})

test('a form is taken by the very name of its type', async () => {
  const { headers, body } = multipart([await jpeg({ width: 9, height: 9 })])
  const type = headers['content-type']
  const send = async (sent: string) => {
    const all = { ...token, 'content-type': sent }
    return (await app.send('POST', '/api/galleries', { headers: all, body })).status
  }
  for (const wrong of [`x-${type}`, `application/json, ${type}`, type.replace(';', '-x;')])
    expect([wrong, await send(wrong)]).toEqual([wrong, 415])
  expect(
    await send(type.toUpperCase().replace(/BOUNDARY=.*/, /boundary=.*/.exec(type)?.[0] ?? '')),
  ).toBe(200)
})

test('a request of too many bytes is refused, whether it says how many they are or not', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'x')
  const form = multipart([{ field: 'image[]', name: 'a.pdf', bytes: '' }])
  const [start = '', , ...end] = form.body
  const around = [start, ...end].reduce((sum, piece) => sum + piece.length, 0)
  const sentences = new Set<string>()
  const send = async (most: number) => {
    const length = most - around
    const whole = Array.from({ length: Math.floor(length / megabyte.length) }, () => megabyte)
    const body = [start, ...whole, megabyte.subarray(0, length % megabyte.length), ...end]
    const codes: string[] = []
    const lengths: Record<string, string>[] = [{}, { 'content-length': String(most) }]
    for (const said of lengths) {
      const sent = { headers: { ...token, ...form.headers, ...said }, body }
      const { status, bytes } = await app.send('POST', '/api/galleries', sent)
      const { code, message } = JSON.parse(bytes.toString())
      codes.push(`${status} ${code}`)
      sentences.add(message)
    }
    return new Set(codes)
  }
  expect(await send(limits.upload.requestBytes)).toEqual(new Set(['413 file.tooLarge']))
  sentences.clear()
  const larger = await send(limits.upload.requestBytes + 1)
  expect(larger).toEqual(new Set(['413 media.requestTooLarge']))
  // In megabytes as a person counts them: what is around the files is not theirs.
  expect([...sentences]).toEqual([
    'This upload is larger than 100 MB in total. Please send fewer or smaller files.',
  ])
  await expect.poll(incoming).toEqual([])
}, 30_000)

test('no form at all makes it fail', async () => {
  let files = await countFiles()
  await fc.assert(
    fc.asyncProperty(wildForm, async ({ boundary, pieces }) => {
      const headers = { ...token, 'content-type': `multipart/form-data; boundary="${boundary}"` }
      const { status } = await app.send('POST', '/api/galleries', { headers, body: pieces })
      // Once in some thousand forms all fits together, and there is a PDF in it.
      expect([200, 400, 415, 422]).toContain(status)
      if (status === 200) files = await countFiles()
    }),
    { numRuns: 200 },
  )
  expect(await countFiles()).toBe(files)
  await expect.poll(incoming).toEqual([])
})

/** A picture of more than a byte a pixel. */
async function noise(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const
  return sharp(randomBytes(side * side * 3), { raw })
    .jpeg({ quality: 98 })
    .toBuffer()
}

onSqlite(
  'on a full disk every upload hears that there is no room, however large it is',
  async (t) => {
    const app = await openTestApp({ env: { MAX_UPLOAD_MB: '20' } })
    const disk = await mountSmallDisk(join(app.config.dataDir, 'incoming'))
    if (!disk) return t.skip('this user may mount no disk')
    const send = async (path: string, bytes: Uint8Array) => {
      const form = multipart([{ field: 'image[]', name: '', bytes }])
      const headers = { ...form.headers, authorization: `Bearer ${await app.tokenOf(asEditor)}` }
      return app.send('POST', `/api/galleries${path}`, { ...form, headers })
    }
    await disk.fill()
    for (const size of [50_000, 2_900_000, 20 * 1024 * 1024]) {
      for (const path of ['', '/1/replace']) {
        const { status, headers, bytes } = await send(path, Buffer.alloc(size, 'x'))
        expect([size, status, headers['retry-after']]).toEqual([size, 507, '30'])
        expect(JSON.parse(bytes.toString()).message).toMatch(
          /^The server cannot write to its disk: it is full/,
        )
      }
    }
    expect(await readdir(join(app.config.dataDir, 'incoming'))).toEqual(['filler'])
    await disk.free()
    // There is room for the picture, and none for its clean copy.
    expect((await send('', await noise(760))).status).toBe(507)
    expect((await send('', testPdf())).status).toBe(200)
  },
)
