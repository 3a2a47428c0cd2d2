import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { messages } from '#catalogue/messages/messages.ts'
import type { Config } from '#config.ts'
import { Problem } from '#domain/problem.ts'
import { readerLanguage } from './authenticate.ts'
import { problemResponse } from './call/response.ts'
import { ConnectionLimiter } from './connection-limiter.ts'
import type { BuiltFiles } from './files/built-files.ts'
import type { Http } from './handle.ts'
import { text } from './operations.ts'
import { lastResort } from './pages/last-resort.ts'
import { securityHeaders } from './security-headers.ts'

/** In milliseconds. */
const usualPace = {
  /** Doubled after each failed attempt. */
  firstPause: 250,
  longestPause: 2_000,
  /** Interval at which the log repeats the same failure. */
  logEvery: 60_000,
}

export interface App extends Http {
  /** True until the database has been opened. */
  readonly isWaiting: boolean
  close(): Promise<void>
}

interface Start {
  open(): Promise<App>
  config: Config
  built: BuiltFiles
  isDev: boolean
  log: Logger
  pace?: typeof usualPace
}

/**
 * Opens the app. When its database is unavailable, returns an app that is not ready and answers 503 until
 * a later attempt succeeds. Throws any other failure of the first attempt.
 */
export async function startOrWait(start: Start): Promise<App> {
  try {
    return await start.open()
  } catch (err) {
    if (!isTemporary(err)) throw err
    start.log.error({ err }, 'the database is unavailable: waiting for it')
    return new WaitingApp(start, String(err))
  }
}

/** Recognises the store's errors by name: the built app has its own copies of the classes. */
function isTemporary(err: unknown): boolean {
  if (!(err instanceof Error)) return false
  if ('isPassing' in err) return err.isPassing === true
  const isStores = err.name === 'StoreBusy' || err.name === 'StoreFull'
  return isStores && 'part' in err && err.part === 'database'
}

class WaitingApp implements App {
  readonly #start: Start
  readonly #headers: Record<string, string>
  readonly #connections: ConnectionLimiter
  readonly #closing = new AbortController()
  readonly #opening: Promise<void>
  #app: App | null = null
  #isStopping = false

  constructor(start: Start, failure: string) {
    this.#start = start
    this.#headers = securityHeaders(start.config, start.isDev)
    this.#connections = new ConnectionLimiter(start.config, start.log)
    this.#opening = this.#open(failure)
  }

  get isWaiting(): boolean {
    return this.#app === null
  }

  admit: App['admit'] = (socket) => (this.#app ?? this.#connections).admit(socket)

  handle: App['handle'] = (req, res) => {
    if (this.#app) return this.#app.handle(req, res)
    this.#refuse(req, res).catch((err) => {
      this.#start.log.error({ err }, 'a request could not be refused')
      res.destroy()
    })
  }

  stopAccepting(): void {
    this.#isStopping = true
    this.#app?.stopAccepting()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#opening
    await this.#app?.close()
  }

  async #refuse(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const headers = this.#headers
    const [path = '/'] = String(req.url).split('?')
    res.setHeader('x-request-id', randomUUID())
    if (path === '/healthz') return text(res, 200, 'ok\n', headers)
    if (path === '/readyz')
      return text(res, 503, this.#isStopping ? 'stopping\n' : 'waiting for the database\n', headers)
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const { built } = this.#start
    if (isRead && (await built.serve(req, res, path, headers))) return
    if (path.startsWith('/api/')) return this.#refuseCall(req, res)
    const html = lastResort(503, built.entry('web/site/styles/site.css').styles)
    const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    res.writeHead(503, { ...headers, ...type, 'retry-after': '5' }).end(html)
  }

  async #refuseCall(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const problem = new Problem('busy', messages.busy, { retryAfter: 5 })
    const response = problemResponse(problem, readerLanguage(req.headers['accept-language']))
    res.writeHead(response.status, { ...this.#headers, ...Object.fromEntries(response.headers) })
    res.end(await response.text())
  }

  /** Retries until it succeeds or `close` is called. */
  async #open(failure: string): Promise<void> {
    const { signal } = this.#closing
    const { open, log, pace = usualPace } = this.#start
    let logged = { failure, at: performance.now() }
    for (let wait = pace.firstPause; ; wait = Math.min(wait * 2, pace.longestPause)) {
      await pause(wait, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        this.#app = await open()
        if (this.#isStopping) this.#app.stopAccepting()
        log.warn('the database is available: the app has started')
        return
      } catch (err) {
        const now = performance.now()
        if (String(err) === logged.failure && now < logged.at + pace.logEvery) continue
        log.error({ err }, 'the app cannot start yet')
        logged = { failure: String(err), at: now }
      }
    }
  }
}
