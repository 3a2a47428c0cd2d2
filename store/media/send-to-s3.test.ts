import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { listen } from '#test/http/listen.ts'
import { whenDone } from '#test/open-test-store.ts'
import { openS3, testS3Key } from '#test/s3/open-s3.ts'
import { openSilentS3 } from '#test/s3/open-silent-s3.ts'
import { openFiles } from './open-files.ts'

const open = (mediaUrl: string) => openFiles({ dataDir: '', mediaUrl, mediaKey: testS3Key })
const busy = { name: 'StoreBusy' }

// Each of them waits for some five seconds, so all do at once.
test('five seconds of silence are the end of every request, at its beginning and in its middle', async () => {
  const silent = open(await openSilentS3())
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 3000000\r\n\r\n'
  const half = open(await openSilentS3({ words: head + 'x'.repeat(1_000_000) }))
  const unwell = open(
    await openSilentS3({ words: 'HTTP/1.1 503 Slow Down\r\nContent-Length: 9\r\n\r\n' }),
  )
  const beginning = await half.get('a')
  const request = [
    silent.put('a', Buffer.from('a')),
    silent.put('a', randomBytes(20_000_000)),
    silent.head('a'),
    silent.get('a'),
    silent.get('a', { first: 0, last: 9 }),
    silent.delete('a'),
    Array.fromAsync(silent.list()),
    unwell.put('a', Buffer.from('a')),
    half.put('a', Buffer.from('a')),
    beginning && text(beginning),
  ]
  for (const each of request) each?.catch(() => undefined)
  for (const each of request) await expect(each).rejects.toMatchObject(busy)
}, 30_000)

test('a request that asks for several things has one deadline for all of them', async () => {
  const silent = open(await openSilentS3())
  const until = AbortSignal.timeout(100)
  await expect(silent.head('a', until)).rejects.toMatchObject(busy)
  await expect(silent.get('a', undefined, until)).rejects.toMatchObject(busy)
  await expect(silent.put('a', randomBytes(9), until)).rejects.toMatchObject(busy)
}, 4_000)

test('a guest who reads slowly is no silence of the storage', async () => {
  const { mediaUrl } = await openS3()
  const files = open(mediaUrl)
  await files.put('a', randomBytes(9_000_000))
  const stream = await files.get('a')
  let size = 0
  for await (const chunk of stream ?? []) {
    if (size === 0) await sleep(6_000)
    size += chunk.length
  }
  expect(size).toBe(9_000_000)
})

test('what came while this process was held up itself is heard', async () => {
  const server = new Worker(
    `const { parentPort } = require('node:worker_threads')
    const server = require('node:http').createServer((req, res) => {
      parentPort.postMessage('asked')
      setTimeout(() => res.end(), 500)
    })
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`,
    { eval: true },
  )
  whenDone(async () => void (await server.terminate()))
  const [port] = await once(server, 'message')
  const head = open(`s3://pictures?endpoint=http://127.0.0.1:${port}`).head('a')
  await once(server, 'message')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_000)
  expect(await head).not.toBeNull()
})

test('a bucket that is not there takes nothing', async () => {
  const { mediaUrl } = await openS3()
  const files = open(mediaUrl.replace('pictures', 'elsewhere'))
  await expect(files.put('a', Buffer.from('a'))).rejects.toMatchObject(busy)
  await expect(Array.fromAsync(files.list())).rejects.toMatchObject(busy)
})

test('a storage that points elsewhere is not followed', async () => {
  let request = 0
  const elsewhere = await listen(
    createServer((req, res) => {
      request += 1
      req.on('end', () => res.end('elsewhere')).resume()
    }),
  )
  const server = createServer((req, res) => {
    const location = `http://127.0.0.1:${elsewhere}${req.url}`
    req.on('end', () => res.writeHead(307, { location }).end()).resume()
  })
  const files = open(`s3://pictures?endpoint=http://127.0.0.1:${await listen(server)}`)
  await expect(files.put('a', Buffer.from('a'))).rejects.toThrow()
  await expect(files.get('a').then((found) => found && text(found))).rejects.toThrow()
  await expect(Array.fromAsync(files.list())).rejects.toThrow()
  expect(request).toBe(0)
})

test('a connection that was kept and breaks is no reason to refuse', async () => {
  const served = new WeakSet<Socket>()
  const server = createServer((req, res) => {
    if (served.has(req.socket)) req.socket.resetAndDestroy()
    else req.on('end', () => res.end()).resume()
    served.add(req.socket)
  })
  const port = await listen(server)
  whenDone(async () => server.closeAllConnections())
  const files = open(`s3://pictures?endpoint=http://127.0.0.1:${port}`)
  for (const name of ['a', 'b', 'c']) await files.put(name, Buffer.from(name))
})
