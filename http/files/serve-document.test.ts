import { beforeAll, expect, test } from 'vitest'
import type { UploadedItem } from '#catalogue/wire/media.ts'
import { StoreBusy } from '#store/store-errors.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'
import { multipart, testPdf } from '#test/upload.ts'

const bytes = testPdf('a document of a few bytes')
let app: TestApp
let path: string
beforeAll(async () => {
  app = await openTestApp()
  const form = multipart([{ field: 'image[]', name: 'قائمة.pdf', bytes }])
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const sent = { ...form, headers: { ...form.headers, authorization } }
  const response = await app.send('POST', '/api/galleries', sent)
  const { data }: { data: { galleries: UploadedItem[] } } = JSON.parse(response.bytes.toString())
  path = data.galleries[0]?.image_url ?? ''
})

test('a document is saved under its own name and never opened here', async () => {
  const response = await app.get(path)
  expect([response.status, response.bytes]).toEqual([200, bytes])
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      "attachment; filename=_____.pdf; filename*=UTF-8''%D9%82%D8%A7%D8%A6%D9%85%D8%A9.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
  })
})

test('a part is given as it is asked for', async () => {
  const part = async (headers: Record<string, string>) => {
    const { status, headers: got, bytes: body } = await app.get(path, headers)
    return [status, got['content-range'], body.toString()]
  }
  const text = bytes.toString()
  expect(await part({ range: 'bytes=0-4' })).toEqual([206, `bytes 0-4/${bytes.length}`, '%PDF-'])
  expect(await part({ range: 'bytes=-6' })).toEqual([
    206,
    `bytes ${bytes.length - 6}-${bytes.length - 1}/${bytes.length}`,
    '%%EOF\n',
  ])
  expect(await part({ range: 'bytes=9999-' })).toEqual([416, `bytes */${bytes.length}`, ''])
  for (const range of ['items=0-1', 'bytes=5-4', 'bytes=a-b', 'bytes=-'])
    expect([range, ...(await part({ range }))]).toEqual([range, 200, undefined, text])
  const none = await app.get(path, { range: 'bytes=9999-' })
  expect(none.headers['cache-control']).toBe('no-store')
  expect(await part({ range: 'bytes=0-1,3-4' })).toEqual([200, undefined, text])
  const tag = (await app.get(path)).headers.etag ?? ''
  expect((await part({ range: 'bytes=0-4', 'if-range': tag }))[0]).toBe(206)
  expect((await part({ range: 'bytes=0-4', 'if-range': '"other"' }))[0]).toBe(200)
  expect((await part({ 'if-none-match': tag }))[0]).toBe(304)
  const head = await app.send('HEAD', path, { headers: { range: 'bytes=0-4' } })
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([206, '5', 0])
})

test('what copies are made from is never served', async () => {
  const stem = path.slice('/media/'.length).split('-')[0]
  for (const suffix of ['master.jpg', 'master.png', 'alpha.png']) {
    await app.services.files.put(`${stem}-${suffix}`, Buffer.from('with everything in it'))
    expect((await app.get(`/media/${stem}-${suffix}`)).status).toBe(404)
  }
})

test('a storage that is away is 503 for files, and nothing else', async () => {
  const { files } = app.services
  const head = files.head
  files.head = () => Promise.reject(new StoreBusy('away'))
  try {
    const { status, headers, bytes: said } = await app.get(path)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
    expect(said.length).toBe(0)
    expect((await app.get('/healthz')).status).toBe(200)
    expect(app.lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
      msg: 'a file of the library could not be read',
      requestId: headers['x-request-id'],
      path,
      err: { message: 'away' },
    })
  } finally {
    files.head = head
  }
})

test('who asks for the head of a file costs the storage none of its bytes', async () => {
  const { files } = app.services
  const get = files.get
  files.get = () => Promise.reject(new StoreBusy('away'))
  try {
    const { status, headers } = await app.send('HEAD', path)
    expect([status, headers['content-length']]).toEqual([200, String(bytes.length)])
    expect((await app.get(path)).status).toBe(503)
  } finally {
    files.get = get
  }
})

test('a file that is gone before it is read is not there', async () => {
  const { files } = app.services
  const get = files.get
  files.get = async () => null
  try {
    expect((await app.get(path)).status).toBe(404)
  } finally {
    files.get = get
  }
})

test('a file that cannot be read for a reason nobody expected is 500, and operators are told', async () => {
  const { files } = app.services
  const head = files.head
  files.head = () => Promise.reject(new TypeError('a bug'))
  try {
    const { status, headers, bytes: said } = await app.get(path)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      500,
      undefined,
      'no-store',
    ])
    expect(said.length).toBe(0)
    expect(headers['x-frame-options']).toBe('DENY')
    expect(app.lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
      msg: 'a response failed',
      requestId: headers['x-request-id'],
      err: { message: 'a bug' },
    })
  } finally {
    files.head = head
  }
})
