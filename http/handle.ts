import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { writeSearchMisses } from '#domain/search/search-misses.ts'
import type { Services } from '#domain/services.ts'
import { adminShell } from './admin-shell.ts'
import { publishedRoutes } from './api.ts'
import { apiListener } from './api-listener.ts'
import type { BuiltFiles } from './built-files.ts'
import { docsPage, openApi } from './docs.ts'
import { operations, text } from './operations.ts'
import { KeptAnswers } from './pages/kept-answers.ts'
import { makeApiAnswer, Pages } from './pages/pages.ts'
import type { Site } from './pages/site.ts'
import { siteIcons } from './pages/site-icons.ts'
import { writeKept } from './pages/write-kept.ts'
import { securityHeaders } from './security-headers.ts'
import { serveMedia } from './serve-media.ts'
import { previewCookie } from './who-is-calling.ts'

/** What the process brings together (`app.ts`). */
export interface Parts {
  services: Services
  config: Config
  log: Logger
  site: Site
  built: BuiltFiles
  isDev: boolean
}

/** The listener of the process, and the word that no more traffic should come. */
export interface Http {
  handle(req: IncomingMessage, res: ServerResponse): void
  stopTaking(): void
}

/** How often searches without a result are written, in milliseconds. */
const missesEvery = 5_000

/** Kept bytes first, before any framework; then whoever owns the address. */
export function openHttp(parts: Parts): Http {
  const { config, log, services } = parts
  const headers = securityHeaders(config, parts.isDev)
  const kept = new KeptAnswers(services, log, headers)
  const ops = operations(config, kept)
  const cookie = previewCookie(config)
  const owner = new Owners(parts, kept, headers, ops)

  function handle(req: IncomingMessage, res: ServerResponse): void {
    const found = isPlain(req, cookie) ? kept.find(req.url ?? '/') : undefined
    if (found) {
      ops.countKept()
      writeKept(req, res, found)
      return
    }
    const requestId = randomUUID()
    res.setHeader('x-request-id', requestId)
    ops.observe(req, res)
    owner.answer(req, res, requestId).catch((err) => {
      log.error({ err, requestId }, 'an answer failed')
      if (!res.headersSent) text(res, 500, '', headers)
      else res.destroy()
    })
  }
  const stopCounting = countMisses(services, log)
  function stopTaking() {
    owner.stopTaking()
    stopCounting()
  }
  return { handle, stopTaking }
}

/** Writes what guests have searched for in vain, now and then and at the end. */
function countMisses(services: Services, log: Logger): () => void {
  const write = () => {
    writeSearchMisses(services).catch((err) => log.warn({ err }, 'searches were not counted'))
  }
  const timer = setInterval(write, missesEvery)
  timer.unref()
  return () => {
    clearInterval(timer)
    write()
  }
}

/** Who answers which address. */
class Owners {
  readonly #parts: Parts
  readonly #kept: KeptAnswers
  readonly #headers: Record<string, string>
  readonly #ops: ReturnType<typeof operations>
  readonly #pages: Pages
  readonly #api: ReturnType<typeof apiListener>
  readonly #keptApi = new Map(
    publishedRoutes.map((route) => [`/api${route.path}`, makeApiAnswer(route)]),
  )
  readonly #icons: ReturnType<typeof siteIcons>
  #isTaking = true

  constructor(
    parts: Parts,
    kept: KeptAnswers,
    headers: Record<string, string>,
    ops: ReturnType<typeof operations>,
  ) {
    const { services, config, log, site } = parts
    this.#parts = parts
    this.#kept = kept
    this.#headers = headers
    this.#ops = ops
    this.#icons = siteIcons(services)
    const { styles } = parts.built.entry('web/site/site.css')
    this.#pages = new Pages({ site, kept, services, config, headers, log, styles })
    this.#api = apiListener({ ...services, config, log }, headers)
  }

  stopTaking(): void {
    this.#isTaking = false
  }

  async answer(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> {
    const url = parseUrl(req.url)
    if (!url) return text(res, 400, 'bad request\n', this.#headers)
    if (url.pathname.startsWith('/api/')) return this.#answerApi(req, res, url)
    if (await this.#answerOperator(req, res, url.pathname)) return
    if (await this.#answerFile(req, res, url.pathname)) return
    if (/^\/(admin|dashboard)(\/|$)/.test(url.pathname)) return adminShell(req, res, this.#parts)
    await this.#pages.answer(req, res, url, requestId)
  }

  async #answerOperator(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
    if (path === '/healthz') text(res, 200, 'ok\n', this.#headers)
    else if (path === '/readyz' && this.#isTaking) text(res, 200, 'ok\n', this.#headers)
    else if (path === '/readyz') text(res, 503, 'stopping\n', this.#headers)
    else if (path === '/metrics') await this.#ops.metrics(req, res, this.#headers)
    else return false
    return true
  }

  async #answerFile(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
    const isHead = req.method === 'HEAD'
    if (!isHead && req.method !== 'GET') return false
    const headers = this.#headers
    const icon = this.#icons.get(path)
    const kept = icon && (await this.#kept.get(path, icon).catch(() => null))
    if (kept) {
      writeKept(req, res, kept)
      return true
    }
    if (!path.startsWith('/media/')) return this.#parts.built.serve(req, res, path, headers)
    const name = path.slice('/media/'.length)
    return serveMedia(this.#parts.services, name, req, res, headers)
  }

  async #answerApi(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && url.pathname === '/api/openapi.json') return openApi(res, this.#headers)
    if (isRead && url.pathname === '/api/docs') return docsPage(res, this.#headers)
    const make = this.#keptApi.get(url.pathname)
    const isKept = make && url.search === '' && isPlain(req, previewCookie(this.#parts.config))
    const found = isKept ? await this.#kept.get(url.pathname, make).catch(() => null) : null
    if (found) return writeKept(req, res, found)
    req.url = `${url.pathname}${url.search}`
    await this.#api(req, res)
  }
}

/** A request that kept bytes may answer: a read without a token and without a preview pass. */
function isPlain({ method, headers }: IncomingMessage, cookie: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization !== undefined) return false
  return headers.cookie === undefined || !headers.cookie.includes(cookie)
}

/** The address by its own words only: `Host` plays no part. */
function parseUrl(target = '/'): URL | null {
  if (!target.startsWith('/') || target.length > 8_000) return null
  const path = target.replace(/^[/\\]+/, '/')
  return URL.canParse(path, 'http://site') ? new URL(path, 'http://site') : null
}
