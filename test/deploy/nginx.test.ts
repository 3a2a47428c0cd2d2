import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { publishSite } from '../content/publish-site.ts'
import { send } from '../http/http-client.ts'
import { openTestApp } from '../open-test-app.ts'
import { whenDone } from '../open-test-store.ts'
import { asEditor } from '../people.ts'
import { nginx, openNginx } from './open-nginx.ts'

const env = { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'https://www.example.com' }

/** A way to a node that can be cut, as when its machine is gone, or frozen, as when it hangs. */
async function wayTo(port: number) {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      open.add(socket)
      socket.on('error', () => other.destroy()).on('close', () => open.delete(socket))
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  function cut() {
    server.close()
    for (const socket of open) socket.destroy()
  }
  /** What is asked arrives, and no response comes. */
  function freeze() {
    server.removeAllListeners('connection')
    server.on('connection', (near) => open.add(near.on('error', () => undefined).resume()))
    for (const socket of open) socket.unpipe().resume()
  }
  whenDone(async () => cut())
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, cut, freeze }
}

/** Two nodes of one small site, behind nginx. */
async function openSite() {
  const app = await openTestApp({ env })
  await publishSite(app.services)
  const other = await openTestApp({ env, location: app.location, files: app.services.files })
  const ways = [await wayTo(app.port), await wayTo(other.port)]
  const ports = ways.map(({ port }) => port)
  const { ask, ...front } = await openNginx(ports, whenDone)
  const home = async () => {
    const { status, bytes, headers } = await ask('GET', '/home')
    return { status, text: bytes.toString(), kept: headers['x-cache'] }
  }
  const lines = () => [...app.lines, ...other.lines].map((line) => JSON.parse(line))
  return { app, ways, ask, ...front, home, lines }
}

test.skipIf(!nginx)(
  'pages are kept for less than two seconds, and then asked for anew',
  async () => {
    const { app, home, ask } = await openSite()
    expect(await home()).toMatchObject({ status: 200, kept: 'MISS' })
    expect(await home()).toMatchObject({ status: 200, kept: 'HIT' })
    await pause(2_100)
    expect(await home()).toMatchObject({ status: 200, kept: 'REVALIDATED' })
    await app.desk.publish(icmBanner, { name: 'Fresh from the line' })
    await pause(2_100)
    expect((await home()).text).toContain('Fresh from the line')
    const { headers } = await ask('GET', '/home', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' })
  },
)

test.skipIf(!nginx)('whoever shows who they are is answered by a node, and not kept', async () => {
  const { app, ask, home } = await openSite()
  const as = { cookie: 'linecheck-language=en' }
  expect((await ask('GET', '/home', { headers: as })).headers['x-cache']).toBe('BYPASS')
  expect((await ask('GET', '/home?preview=1')).headers['x-cache']).toBe('MISS')
  expect((await ask('GET', '/home?preview=1')).headers['x-cache']).toBe('MISS')
  expect(await home()).toMatchObject({ kept: 'MISS' })
  const headers = { authorization: `Bearer ${await app.tokenOf(asEditor)}` }
  const me = await ask('GET', '/api/auth/me', { headers })
  expect([me.status, me.headers['x-cache']]).toEqual([200, undefined])
  expect((await ask('GET', '/metrics')).status).toBe(404)
})

test.skipIf(!nginx)(
  'a node that is gone costs no answer, and with none left guests see pages as they were',
  async () => {
    const { ways, ask, home } = await openSite()
    await home()
    ways[0]?.cut()
    for (let n = 0; n < 20; n++) {
      expect((await ask('GET', `/promotion?n=${n}`)).status).toBe(200)
      expect((await ask('POST', '/api/auth/login')).status).not.toBe(502)
    }
    ways[1]?.cut()
    await pause(2_100)
    expect(await home()).toMatchObject({ status: 200, kept: 'STALE' })
    expect((await ask('POST', '/api/auth/login')).status).toBe(502)
  },
)

test.skipIf(!nginx)(
  'a node that hangs costs a guest seconds, and no page',
  { timeout: 60_000 },
  async () => {
    const { ways, ask } = await openSite()
    ways[0]?.freeze()
    const pages = [0, 1, 2].map((n) => ask('GET', `/promotion?n=${n}`))
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200])
  },
)

test.skipIf(!nginx)('guests are who they are', async () => {
  const { ask, lines } = await openSite()
  const pretending = { headers: { 'x-forwarded-for': '203.0.113.9' } }
  expect((await ask('GET', '/api/auth/me', pretending)).status).toBe(401)
  const refused = lines().filter(({ status }) => status === 401)
  expect(refused.length).toBeGreaterThan(0)
  expect(JSON.stringify(refused)).not.toContain('203.0.113.9')
})

test.skipIf(!nginx)('the site is reached by its name alone, over IPv6 as well', async () => {
  const { plain, tls, six, greets } = await openSite()
  const addresses = [{ host: '127.0.0.1', plain, tls }, ...(six ? [{ host: '::1', ...six }] : [])]
  for (const { host, plain, tls } of addresses) {
    const ask = (name: string) =>
      send(plain, 'GET', '/menu?val=1', { headers: { host: name } }, host)
    const led = await ask('www.example.com')
    expect([led.status, led.headers.location]).toEqual([301, 'https://www.example.com/menu?val=1'])
    await expect(ask('other.example')).rejects.toThrow()
    const names = ['www.example.com', 'other.example']
    const greeted = await Promise.all(names.map((name) => greets(host, tls, name)))
    expect([host, ...greeted]).toEqual([host, true, false])
  }
})

test.skipIf(!nginx)(
  'browsers get HTTP/2, and a certificate is renewed over plain http',
  async () => {
    const { plain, tls, folder } = await openSite()
    const session = connectHttp2(`https://127.0.0.1:${tls}`, {
      servername: 'www.example.com',
      rejectUnauthorized: false,
    })
    await once(session, 'connect')
    expect(session.alpnProtocol).toBe('h2')
    const stream = session.request({ ':path': '/home', ':authority': 'www.example.com' })
    const [headers] = await once(stream, 'response')
    expect(headers[':status']).toBe(200)
    session.destroy()

    const challenges = join(folder, 'acme/.well-known/acme-challenge')
    await mkdir(challenges, { recursive: true })
    await writeFile(join(challenges, 'token'), 'token.thumbprint')
    const ask = (path: string) =>
      send(plain, 'GET', `/.well-known/acme-challenge/${path}`, {
        headers: { host: 'www.example.com' },
      })
    const proof = await ask('token')
    expect([proof.status, proof.bytes.toString()]).toEqual([200, 'token.thumbprint'])
    expect((await ask('none')).status).toBe(404)
  },
)
