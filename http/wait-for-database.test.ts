import { createServer } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { StartupError } from '#catalogue/startup-error.ts'
import { readConfig } from '#config.ts'
import { StoreBusy, StoreFull } from '#store/store-errors.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { send } from '#test/http/http-client.ts'
import { listen } from '#test/http/listen.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { newLocation, whenDone } from '#test/open-test-store.ts'
import { writeTestBuild } from '#test/write-test-build.ts'
import { openBuiltFiles } from './files/built-files.ts'
import { type App, startOrWait } from './wait-for-database.ts'

const pace = { firstPause: 5, longestPause: 20, logEvery: 60_000 }

/** Starts an app whose database is away as often as there are `failures`, and then as long as `isUnavailable`. */
async function startWithout(failures: Error[], options: Partial<{ logEvery: number }> = {}) {
  const { dataDir } = await newLocation()
  const lines: string[] = []
  const state = { isAway: true, attempts: 0, isClosed: false }
  const database = await openTestApp()
  await publishSite(database.services)
  const app = await startOrWait({
    async open(): Promise<App> {
      state.attempts += 1
      const failure = failures.shift() ?? (state.isAway ? new StoreBusy('away') : null)
      if (failure) throw failure
      const close = async () => {
        state.isClosed = true
      }
      return { ...database.app, close }
    },
    config: readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://www.example.com' }),
    built: await openBuiltFiles(await writeTestBuild(dataDir)),
    isDev: false,
    log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
    pace: { ...pace, ...options },
  })
  whenDone(() => app.close())
  const server = createServer((req, res) => app.handle(req, res))
  server.on('connection', (socket) => app.admit(socket))
  const port = await listen(server)
  whenDone(async () => server.closeAllConnections())
  const get = (path: string, headers: Record<string, string> = {}) =>
    send(port, 'GET', path, { headers })
  const logged = () => lines.map((line) => JSON.parse(line))
  return { app, get, state, logged }
}

test('a node without its database is alive and not ready, and says in a sentence that pages have to wait', async () => {
  const { app, get } = await startWithout([])
  expect(app.isWaiting).toBe(true)
  const [alive, ready] = [await get('/healthz'), await get('/readyz')]
  expect([alive.status, alive.bytes.toString()]).toEqual([200, 'ok\n'])
  expect([ready.status, ready.bytes.toString()]).toEqual([503, 'waiting for the database\n'])
  for (const path of ['/', '/home?utm_source=mail', '/admin', '/search?query=box', '/metrics']) {
    const { status, headers, bytes } = await get(path)
    expect([path, status]).toEqual([path, 503])
    expect(headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(bytes.toString()).toContain('currently not available')
  }
  const [, sheet = ''] =
    /href="(\/assets\/[^"]+)"/.exec((await get('/home')).bytes.toString()) ?? []
  expect((await get(sheet)).status).toBe(200)
  const call = await get('/api/auth/me', { 'accept-language': 'de' })
  expect([call.status, call.headers['retry-after'], call.headers['content-language']]).toEqual([
    503,
    '5',
    'de',
  ])
  expect(JSON.parse(call.bytes.toString())).toMatchObject({ success: false, code: 'busy' })
})

test('it becomes ready by itself when the database is back', async () => {
  const frozen = new StartupError('frozen', { isPassing: true })
  const { app, get, state, logged } = await startWithout([frozen, new StoreFull('no room')])
  await expect.poll(() => state.attempts).toBeGreaterThan(3)
  expect((await get('/readyz')).status).toBe(503)
  state.isAway = false
  await expect.poll(async () => (await get('/readyz')).status).toBe(200)
  expect([(await get('/home')).status, app.isWaiting]).toEqual([200, false])
  // The same failure again is not logged again.
  const told = logged().map(({ msg, err }) => [msg, err?.message])
  expect(told).toEqual([
    ['the database is unavailable: waiting for it', 'frozen'],
    ['the app cannot start yet', 'no room'],
    ['the app cannot start yet', 'away'],
    ['the database is available: the app has started', undefined],
  ])
})

test('a failure that lasts is logged again and again, and one of another kind ends no attempt', async () => {
  const other = new StartupError('a newer version')
  const { state, logged } = await startWithout([new StoreBusy('away'), other], { logEvery: 30 })
  const repeated = () => logged().filter(({ err }) => err?.message === 'away').length
  await expect.poll(repeated).toBeGreaterThan(3)
  expect(logged()[1]).toMatchObject({ err: { message: 'a newer version' } })
  expect(state.attempts).toBeGreaterThan(repeated())
})

test('it can be closed while it waits', async () => {
  const { app, get } = await startWithout([])
  app.stopAccepting()
  expect((await get('/readyz')).bytes.toString()).toBe('stopping\n')
  await app.close()
  expect(app.isWaiting).toBe(true)
})

test('an app that was told to stop while it waited is stopping when it has started, and closes', async () => {
  const { app, get, state } = await startWithout([])
  app.stopAccepting()
  state.isAway = false
  await expect.poll(() => app.isWaiting).toBe(false)
  expect((await get('/readyz')).bytes.toString()).toBe('stopping\n')
  await app.close()
  expect(state.isClosed).toBe(true)
})

test('a failure that does not pass by itself keeps it from starting', async () => {
  const storage = new StoreBusy('the storage', { part: 'files' })
  const likeness = Object.assign(new Error('a likeness'), { part: 'database' })
  for (const error of [
    new StartupError('a newer version'),
    new TypeError('a bug'),
    storage,
    likeness,
  ])
    await expect(startWithout([error])).rejects.toBe(error)
})
