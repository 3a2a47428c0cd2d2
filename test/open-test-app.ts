import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { joinApp, openApp } from '#app.ts'
import { readConfig } from '#config.ts'
import type { Actor } from '#domain/actor.ts'
import type { Services, SiteServices } from '#domain/services.ts'
import { openBuiltFiles } from '#http/files/built-files.ts'
import type { RateLimiter } from '#http/rate-limiter.ts'
import { type Files, folderFiles } from '#store/media/files.ts'
import type { Store } from '#store/store.ts'
import { loadBrandSite } from '#web/load-brand-site.ts'
import type { Page } from '#web/page.ts'
import { serverOptions } from '../server-options.ts'
import { workspace } from './content/workspace.ts'
import { expectDocumented } from './http/expect-documented.ts'
import {
  type ApiResponse,
  type Called,
  type Caller,
  type Sent,
  type SentRaw,
  send,
  sendRaw,
} from './http/http-client.ts'
import { listen } from './http/listen.ts'
import { openSession } from './http/open-session.ts'
import { newLocation, openTestStoreAt, whenDone } from './open-test-store.ts'
import { addTestPeople } from './people.ts'
import type { StoreLocation } from './storage/locations.ts'
import { testEncryption } from './storage/test-encryption.ts'
import { testClock } from './test-clock.ts'
import { writeTestBuild } from './write-test-build.ts'

interface TestAppOptions {
  /** Settings as the environment gives them. */
  env?: Parameters<typeof readConfig>[0]
  clock?: ReturnType<typeof testClock>
  /** Where another node keeps things already. */
  location?: StoreLocation
  /** Puts something between the app and its store. */
  wrap?: (store: Store) => Store
  /** Where uploads are kept, if not in a folder. */
  files?: Files
  /** What has been asked how often. */
  rateLimiter?: RateLimiter
  /** Pages in place of the site's. */
  pages?: Readonly<Record<string, Page>>
  /** How long (ms) a search waits for the index; left out: as long as it takes. */
  searchTimeout?: number
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

/**
 * The real app, as a build runs it, on an empty store of its own and a real server on a free port of
 * this machine. It has the people of the tests and no content (`publishSite` brings some); its clock
 * stands still. Everything ends with the test, or, opened in a hook, with the file.
 */
export async function openTestApp(options: TestAppOptions = {}) {
  const { clock = testClock(), wrap = (store) => store } = options
  const location = options.location ?? (await newLocation())
  const store = wrap(await openTestStoreAt(location))
  if (!options.location) await addTestPeople(store)
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-app-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  const files = options.files ?? folderFiles(join(folder, 'media'))
  const opened: Services = { store, files, encryption: testEncryption, now: clock.now }
  const config = readConfig({ ...options.env, DATA_DIR: location.dataDir })
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
  const built = await openBuiltFiles(await writeTestBuild(folder))
  const {
    clock: _clock,
    wrap: _wrap,
    location: _place,
    env: _env,
    files: _files,
    ...more
  } = options
  const joined = { services: opened, config, log, built, isDev: false, searchTimeout: 30_000 }
  const { pages, parts: brandParts } = await loadBrandSite()
  const app = joinApp({ ...joined, pages, brandParts, ...more })
  whenDone(() => app.search.close())
  const services: SiteServices = { ...opened, search: app.search }
  const port = await serve(app)
  return {
    ...client(port, services),
    app,
    services,
    store,
    clock,
    config,
    location,
    port,
    lines,
  }
}

/** Opens the app of a test once more, as a server does when it starts, and closes it. */
export async function startAndStop({ config, location }: TestApp): Promise<void> {
  const buildDir = dirname(await writeTestBuild(location.dataDir))
  const { databaseUrl } = location
  await (await openApp({ ...config, databaseUrl, buildDir, logLevel: 'silent' })).close()
}

/** A server with the bounds of `server.ts`. */
async function serve(app: ReturnType<typeof joinApp>): Promise<number> {
  const server = createServer(serverOptions, app.handle)
  server.maxHeadersCount = 100
  const port = await listen(server)
  whenDone(async () => server.closeAllConnections())
  return port
}

function client(port: number, { store, now }: Services) {
  const tokens = new Map<number, string>()

  /** One request; what the API answers is held against its description. */
  async function sendHeld(method: string, path: string, sent?: Sent): Promise<ApiResponse> {
    const answered = await send(port, method, path, sent)
    if (path.startsWith('/api/')) expectDocumented(method, path.slice('/api'.length), answered)
    return answered
  }

  /** Somebody's bearer token; the same one each time. */
  async function tokenOf(actor: Actor): Promise<string> {
    const known = tokens.get(actor.id)
    if (known) return known
    const { token } = await openSession(store, actor, now())
    tokens.set(actor.id, token)
    return token
  }

  /** A call of the API as the back office makes it; `T` is what the test says its data are. */
  async function call<T = unknown>(
    who: Caller,
    method: string,
    path: string,
    body?: unknown,
    key: string = randomUUID(),
  ): Promise<Called<T>> {
    const token = who === null || typeof who === 'string' ? who : await tokenOf(who)
    const sent: Sent = { headers: token === null ? {} : { authorization: `Bearer ${token}` } }
    if (body !== undefined) {
      const text = JSON.stringify(body)
      const length = String(Buffer.byteLength(text))
      const typed = {
        'content-type': 'application/json',
        'content-length': length,
        'idempotency-key': key,
      }
      sent.headers = { ...sent.headers, ...typed }
      sent.body = [text]
    }
    const { status, headers, bytes } = await sendHeld(method, `/api${path}`, sent)
    const isJson = headers['content-type']?.startsWith('application/json')
    return { status, headers, body: JSON.parse(isJson ? bytes.toString() : '{}') }
  }

  return {
    call,
    tokenOf,
    desk: workspace(store),
    send: sendHeld,
    get: (path: string, headers: Record<string, string> = {}) => sendHeld('GET', path, { headers }),
    sendRaw: (bytes: string | Buffer, how?: SentRaw) => sendRaw(port, bytes, how),
  }
}
