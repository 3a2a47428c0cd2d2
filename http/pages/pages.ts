import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { languageCookie } from '#catalogue/languages.ts'
import type { Config } from '#config.ts'
import { findPreviewPass, type PreviewPass } from '#domain/people/preview-pass.ts'
import { Problem } from '#domain/problem.ts'
import { type Reading, startReading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import { storeFailure } from '#domain/store-failure.ts'
import { clientAddress, previewPassHash } from '../authenticate.ts'
import { compress } from '../files/compression.ts'
import { text } from '../operations.ts'
import type { IncomingRequest } from '../parts.ts'
import type { RateLimiter } from '../rate-limiter.ts'
import type { HeadersOf } from '../security-headers.ts'
import type { CachedResponse, PlainResponse } from './cached-response.ts'
import { writeCachedResponse } from './cached-response.ts'
import { lastResort } from './last-resort.ts'
import { Redirects } from './redirects.ts'
import { withPastPage } from './render-past.ts'
import type { ResponseCache } from './response-cache.ts'
import type { PageMatch, RenderedPage, Site } from './site.ts'

const htmlType = 'text/html; charset=utf-8'

const chosenLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w{2})(?:;|$)`)

const personal = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

interface PagesParts {
  site: Site
  responseCache: ResponseCache
  services: Services
  config: Config
  /** Headers of every response, and of a page by its body. */
  headers: Record<string, string>
  headersOf: HeadersOf
  /** Paths of the site's style sheets, for `lastResort`. */
  styles: readonly string[]
  log: Logger
  rateLimiter: RateLimiter
}

type Outcome =
  | { redirect: string; status: 301 | 302 | 308; isPersonal?: boolean }
  | { cached: CachedResponse }
  | ({ isPersonal: true } & PageResponse)
  | { status: 204 | 405; headers?: Record<string, string> }

interface PageResponse {
  status: number
  bytes: Buffer
  type?: string | undefined
  isFramed?: boolean
}

type PreviewOptions = Pick<Reading, 'preview' | 'only'> &
  Partial<Pick<Reading, 'campaigns' | 'draftsOf'>> & { at?: string | undefined }

/**
 * Returns what a preview shows in place of live content: what its pass says, with `?only=` one
 * revision, and with `?only=0` none, as guests see the page.
 */
function previewOf({ searchParams }: URL, { personId, shows }: PreviewPass): PreviewOptions {
  const only = /^\d{1,10}$/.exec(searchParams.get('only') ?? '')?.[0]
  if (only) return { preview: Number(only) > 0, only: Number(only) }
  const { at, campaigns = [], drafts = 'all' } = shows
  return {
    preview: drafts !== 'none' || campaigns.length > 0,
    only: drafts === 'none' ? 0 : null,
    draftsOf: drafts === 'mine' ? personId : null,
    campaigns,
    at,
  }
}

/** Whether a preview shows what guests saw at a moment that has passed. */
function isPast(shows: PreviewOptions, now: string): shows is PreviewOptions & { at: string } {
  return shows.at !== undefined && shows.at <= now && !shows.preview
}

/** The back office frames a preview of one revision without scripts, and browsers report blocked ones. */
export function withoutScripts(html: string): string {
  const end = '</script>'
  const [start = '', ...others] = html.split('<script')
  return start + others.map((part) => part.slice(part.indexOf(end) + end.length)).join('')
}

/** Handles requests for pages, from the response cache where possible. */
export class Pages {
  readonly #parts: PagesParts
  readonly #redirects: Redirects

  constructor(parts: PagesParts) {
    this.#parts = parts
    this.#redirects = new Redirects(parts.services, parts.config.publicUrl)
  }

  /** Writes the page at an address, the 404 page, or a redirect. */
  async handle(request: IncomingRequest): Promise<void> {
    const { req, res, url, requestId } = request
    try {
      await this.#write(req, res, await this.#find(request))
    } catch (err) {
      if (err instanceof Problem && err.code === 'too-many')
        return this.#answerTooMany(request, err)
      this.#parts.log.error({ err, requestId, path: url.pathname }, 'a page could not be made')
      await this.#answerError(req, res, storeFailure(err) ? 503 : 500)
    }
  }

  async #find({ req, url }: IncomingRequest): Promise<Outcome> {
    const { site, config, rateLimiter } = this.#parts
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return { status: 405, headers: { allow: 'GET, HEAD' } }
    const isPreview = url.searchParams.get('preview') === '1'
    const match = site.match(url)
    if (match?.kind === 'redirect') {
      const home = url.pathname === '/' ? await this.#chosenHome(req) : null
      if (home) return { redirect: `${home}${url.search}`, status: 302, isPersonal: isPreview }
      return { redirect: match.target, status: match.status, isPersonal: isPreview }
    }
    const moved = match && !match.isAlias ? null : await this.#redirects.find(url)
    if (moved !== null) return { redirect: moved, status: 301 }
    const page = match ?? site.errorPage(404, url.pathname)
    // An empty search from our own page: 204 keeps the browser on that page (RFC 9110, 15.3.5).
    if (page.freeText === 'blank' && req.headers['sec-fetch-site'] === 'same-origin')
      return { status: 204 }
    if (page.freeText !== null) {
      rateLimiter.count('search', { personId: null, address: clientAddress(req, config) })
      return this.#renderPersonal(page, url, { preview: false, only: null })
    }
    const pass = previewPassHash(req.headers, config)
    const preview = isPreview || page.guestRedirect !== null ? await this.#findPass(pass) : null
    if (isPreview && preview) {
      const shows = previewOf(url, preview)
      if (!isPast(shows, this.#parts.services.now()))
        return this.#renderPersonal(page, url, { isFramed: true, ...shows })
      const client = { personId: preview.personId, address: clientAddress(req, config) }
      rateLimiter.count('past', client)
      return this.#renderPast(url, shows.at)
    }
    if (page.guestRedirect !== null && !preview)
      return { redirect: page.guestRedirect, status: 302, isPersonal: true }
    const response = await this.#cached(page, url)
    if ('redirect' in response) return { redirect: response.redirect, status: 302 }
    const canonical = response.path && site.canonicalAddress(url, page, response.path)
    if (canonical) return { redirect: canonical, status: 301 }
    // A request with credentials that allow nothing gets the public page, but uncached.
    const isPersonal = isPreview || pass !== null || req.headers.authorization !== undefined
    const { status, type, identity } = response
    return isPersonal ? { isPersonal, status, type, bytes: identity.bytes } : { cached: response }
  }

  /** Returns the path of the home page in the language of the guest's cookie, or null. */
  async #chosenHome({ headers }: IncomingMessage): Promise<string | null> {
    const chosen = chosenLanguage.exec(headers.cookie ?? '')?.[1]
    const home = chosen === undefined ? null : this.#parts.site.home(chosen)
    const response = home && (await this.#made(home))
    return response && 'path' in response && response.status === 200 ? response.path : null
  }

  async #cached(page: PageMatch, url: URL): Promise<CachedResponse | { redirect: string }> {
    return (await this.#made(page)) ?? (await this.#errorPage(404, url.pathname))
  }

  /** Returns the page from the cache, or renders it in one snapshot of the database. */
  #made(page: PageMatch): Promise<CachedResponse | { redirect: string } | null> {
    return this.#parts.responseCache.get(page.key, async (reading) => {
      const rendered = await this.#parts.site.render(page, reading)
      return rendered && 'html' in rendered ? plainResponse(rendered) : rendered
    })
  }

  async #errorPage(status: 404 | 500 | 503, pathname?: string): Promise<CachedResponse> {
    const response = await this.#made(this.#parts.site.errorPage(status, pathname))
    if (response === null || 'redirect' in response)
      throw new Error(`There is no page for ${status}`)
    return response
  }

  async #findPass(pass: string | null): Promise<PreviewPass | null> {
    return pass === null ? null : findPreviewPass(this.#parts.services, pass)
  }

  /** Renders the page for this request only. */
  async #renderPersonal(
    match: PageMatch,
    url: URL,
    { isFramed = false, at, ...shows }: PreviewOptions & { isFramed?: boolean },
  ): Promise<Outcome> {
    const { site, services } = this.#parts
    const { store, now } = services
    const page = await site.search(match, now())
    const moment = at !== undefined && at > now() ? { at, isPast: false } : null
    const rendered = await store.readSnapshot((db) =>
      site.render(page, startReading(db, at ?? now(), { ...shows, moment })),
    )
    if (rendered === null) {
      const { status, identity } = await this.#errorPage(404, url.pathname)
      return { isPersonal: true, isFramed, status, bytes: identity.bytes }
    }
    if ('redirect' in rendered) return { ...rendered, status: 302, isPersonal: true }
    const { status, html, type } = rendered
    const isOne = shows.only !== null && at === undefined && (shows.campaigns?.length ?? 0) === 0
    const shown = isOne ? withoutScripts(html) : html
    return { isPersonal: true, isFramed, status, bytes: Buffer.from(shown), type }
  }

  /** Renders the page as guests saw it, with a bar that says when. */
  async #renderPast(url: URL, at: string): Promise<Outcome> {
    const { site, services } = this.#parts
    const path = url.pathname + url.search
    return withPastPage({ ...services, site }, { path, at, isMarked: true }, async (page) => {
      const { html, status, type } = page.rendered
      return { isPersonal: true, isFramed: true, status, bytes: Buffer.from(html), type }
    })
  }

  async #write(req: IncomingMessage, res: ServerResponse, outcome: Outcome): Promise<void> {
    const { headers } = this.#parts
    if ('cached' in outcome) return writeCachedResponse(req, res, outcome.cached)
    if ('bytes' in outcome) return this.#writePersonal(req, res, outcome)
    if ('redirect' in outcome) {
      const caching = outcome.isPersonal ? personal : { 'cache-control': 'no-cache' }
      const location = { location: outcome.redirect, 'content-length': 0 }
      res.writeHead(outcome.status, { ...headers, ...caching, ...location }).end()
    } else if (outcome.status === 204)
      res.writeHead(204, { ...headers, 'cache-control': 'no-store' }).end()
    else text(res, outcome.status, 'method not allowed\n', { ...headers, ...outcome.headers })
  }

  async #writePersonal(
    req: IncomingMessage,
    res: ServerResponse,
    { status, bytes: whole, type = htmlType, isFramed }: PageResponse,
  ): Promise<void> {
    const { bytes, headers } = await compress(whole, req.headers['accept-encoding'])
    const typed = { 'content-type': type, ...headers, 'content-length': bytes.length }
    res.writeHead(status, { ...this.#parts.headersOf(whole, isFramed), ...typed, ...personal })
    res.end(bytes)
  }

  /** Responds 429 with the page of 503, which says to try again later. */
  async #answerTooMany(
    { req, res, url, requestId }: IncomingRequest,
    refused: Problem,
  ): Promise<void> {
    const { config, log } = this.#parts
    const { status, details } = refused
    const address = clientAddress(req, config)
    log.info({ requestId, address, path: url.pathname, status, why: refused.message }, 'refused')
    res.setHeader('retry-after', String(details.retryAfter))
    await this.#writeError(req, res, { status, as: 503 })
  }

  async #answerError(req: IncomingMessage, res: ServerResponse, status: 500 | 503): Promise<void> {
    if (status === 503) res.setHeader('retry-after', '5')
    await this.#writeError(req, res, { status, as: status })
  }

  async #writeError(
    req: IncomingMessage,
    res: ServerResponse,
    { status, as }: { status: number; as: 500 | 503 },
  ): Promise<void> {
    const bytes = await this.#errorPage(as)
      .then((response) => response.identity.bytes)
      .catch(() => Buffer.from(lastResort(as, this.#parts.styles)))
    await this.#writePersonal(req, res, { status, bytes })
  }
}

function plainResponse(rendered: RenderedPage): PlainResponse {
  const { status, html, type = htmlType, path = null, changedAt = null } = rendered
  return { status, type, body: html, path, changedAt }
}
