import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { languageCookie } from '#catalogue/languages.ts'
import type { Config } from '#config.ts'
import { mayPreview } from '#domain/people/preview-pass.ts'
import { Problem } from '#domain/problem.ts'
import { type Reading, startReading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import { storeFailure } from '#domain/store-failure.ts'
import type { Asked } from '../asked.ts'
import type { Rates } from '../bounds/rates.ts'
import { inCoding } from '../files/compressed.ts'
import { text } from '../operations.ts'
import { clientAddress, previewPassHash } from '../who-is-calling.ts'
import type { CachedResponse, PlainResponse } from './cached-response.ts'
import { lastResort } from './last-resort.ts'
import { Redirects } from './redirects.ts'
import type { ResponseCache } from './response-cache.ts'
import type { ErrorPage, FoundPage, RenderedPage, Site } from './site.ts'
import { writeCachedResponse } from './write-cached-response.ts'

const htmlType = 'text/html; charset=utf-8'

/** A language as the wire names it, in the cookie that our own script sets. */
const chosenLanguage = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w{2})(?:;|$)`)

/** For one person's eyes: no cache, no search engine. */
const personal = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

interface PagesParts {
  site: Site
  kept: ResponseCache
  services: Services
  config: Config
  /** Those of every answer, and those of a page by what stands in it. */
  headers: Record<string, string>
  headersOf: (body: Buffer) => Record<string, string>
  /** The site's style sheets, for the page of last resort. */
  styles: readonly string[]
  log: Logger
  rates: Rates
}

interface Written {
  status: number
  bytes: Buffer
  type?: string | undefined
}

/** Answers visitors: from kept bytes where it can, and never with more than they may see. */
export class Pages {
  readonly #parts: PagesParts
  readonly #redirects: Redirects

  constructor(parts: PagesParts) {
    this.#parts = parts
    this.#redirects = new Redirects(parts.services, parts.config.publicUrl)
  }

  /** The page at an address, the 404 page, or a redirect. */
  async answer(asked: Asked): Promise<void> {
    const { req, res, url, requestId } = asked
    try {
      await this.#tryAnswer(asked)
    } catch (err) {
      if (err instanceof Problem && err.code === 'too-many') return this.#answerTooMany(asked, err)
      this.#parts.log.error({ err, requestId, path: url.pathname }, 'a page could not be made')
      await this.#answerError(req, res, storeFailure(err) ? 503 : 500)
    }
  }

  async #tryAnswer(asked: Asked): Promise<void> {
    const { req, res, url } = asked
    const { site, headers } = this.#parts
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      text(res, 405, 'method not allowed\n', { ...headers, allow: 'GET, HEAD' })
      return
    }
    const isPreview = url.searchParams.get('preview') === '1'
    const home = url.pathname === '/' ? await this.#chosenHome(req) : null
    const onward = home
      ? { status: 302 as const, target: `${home}${url.search}` }
      : site.redirect(url)
    if (onward) {
      const once = isPreview ? personal : { 'cache-control': 'no-cache' }
      this.#leadOn(res, onward.status, onward.target, once)
      return
    }
    const found = site.find(url)
    const leaving = found && !found.isAlias ? null : await this.#redirects.find(url)
    if (leaving !== null) {
      this.#leadOn(res, 301, leaving)
      return
    }
    const page = found ?? site.errorPage(404, url.pathname)
    if (page.isBlank && req.headers['sec-fetch-site'] === 'same-origin') {
      // The browser stays on its page, which has marked the box (Fetch Metadata; RFC 9110, 15.3.5).
      res.writeHead(204, { ...headers, 'cache-control': 'no-store' }).end()
      return
    }
    if (page.isFresh) {
      const address = clientAddress(req, this.#parts.config)
      this.#parts.rates.count('search', { personId: null, address })
      await this.#writeFresh(asked, page, false)
      return
    }
    const pass = previewPassHash(req.headers, this.#parts.config)
    const isPersonal = isPreview || pass !== null || req.headers.authorization !== undefined
    if (isPersonal && (await this.#mayPreview(isPreview ? pass : null))) {
      await this.#writeFresh(asked, page, true)
      return
    }
    if (page.needsSignIn && !(await this.#mayPreview(pass))) {
      this.#leadOn(res, 302, `${page.prefix}error-404`, personal)
      return
    }
    const answer = await this.#answerOf(page, url)
    const elsewhere = page.isAsked && answer.status === 404 ? await this.#elsewhere(page) : null
    if (elsewhere) {
      this.#leadOn(res, 302, elsewhere)
      return
    }
    const isWrong = page.isNamed || !answer.path?.startsWith(page.prefix ?? '')
    if (isWrong && answer.path !== null && !isAt(url, answer.path)) {
      this.#leadOn(res, 301, `${answer.path}${url.search}`)
      return
    }
    if (!isPersonal) writeCachedResponse(req, res, answer)
    else await this.#writePersonal(req, res, { ...answer, bytes: answer.identity.bytes })
  }

  /** Home in the language that this browser's cookie names, if the brand publishes in it; else null. */
  async #chosenHome({ headers }: IncomingMessage): Promise<string | null> {
    const chosen = chosenLanguage.exec(headers.cookie ?? '')?.[1]
    const home = chosen === undefined ? null : this.#parts.site.homeIn(chosen)
    if (home === null) return null
    const url = new URL(home, 'http://site')
    const page = this.#parts.site.find(url)
    const answer = page && (await this.#answerOf(page, url))
    return answer?.path && answer.status === 200 ? answer.path : null
  }

  /** What everybody gets of a page; where there is nothing, the 404 page. */
  async #answerOf(page: FoundPage, { pathname }: URL): Promise<CachedResponse> {
    const { kept, site } = this.#parts
    const missing = site.errorPage(404, pathname)
    return (
      (await kept.get(page.key, makePage(page))) ??
      (await kept.get(missing.key, makeErrorPage(missing)))
    )
  }

  /** Where words lead that the content does not know (any more); kept by nobody. */
  async #elsewhere(page: FoundPage): Promise<string | null> {
    const { store, now } = this.#parts.services
    const rendered = await store.readSnapshot((db) => page.render(startReading(db, now())))
    return rendered?.elsewhere ?? null
  }

  /** Only with a pass are open records shown; without one it is what everybody gets, but kept by nobody. */
  async #mayPreview(pass: string | null): Promise<boolean> {
    return pass !== null && (await mayPreview(this.#parts.services, pass))
  }

  /** Made for this request, of one moment of the database, and kept by nobody. */
  async #writeFresh({ req, res, url }: Asked, page: FoundPage, preview: boolean): Promise<void> {
    const { store, now } = this.#parts.services
    await page.prepare?.(now())
    const rendered = await store.readSnapshot((db) => {
      return page.render(startReading(db, now(), { preview }))
    })
    if (rendered?.elsewhere) {
      this.#leadOn(res, 302, rendered.elsewhere, personal)
      return
    }
    if (rendered) {
      const { status, html, type } = rendered
      await this.#writePersonal(req, res, { status, bytes: Buffer.from(html), type })
      return
    }
    const missing = this.#parts.site.errorPage(404, url.pathname)
    const { status, identity } = await this.#answerOf(missing, url)
    await this.#writePersonal(req, res, { status, bytes: identity.bytes })
  }

  #leadOn(
    res: ServerResponse,
    status: 301 | 302 | 308,
    location: string,
    headers: Record<string, string> = { 'cache-control': 'no-cache' },
  ): void {
    const all = { ...this.#parts.headers, ...headers, location, 'content-length': 0 }
    res.writeHead(status, all)
    res.end()
  }

  async #writePersonal(
    req: IncomingMessage,
    res: ServerResponse,
    { status, bytes: whole, type = htmlType }: Written,
  ): Promise<void> {
    const { bytes, headers } = await inCoding(whole, req.headers['accept-encoding'])
    const typed = { 'content-type': type, ...headers, 'content-length': bytes.length }
    res.writeHead(status, { ...this.#parts.headersOf(whole), ...typed, ...personal })
    res.end(bytes)
  }

  /** The words of the page for a busy site: it says when to go on. */
  async #answerTooMany({ req, res, url, requestId }: Asked, refused: Problem): Promise<void> {
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
    const page = this.#parts.site.errorPage(as)
    const bytes = await this.#parts.kept
      .get(page.key, makeErrorPage(page))
      .then((found) => found.identity.bytes)
      .catch(() => Buffer.from(lastResort(as, this.#parts.styles)))
    await this.#writePersonal(req, res, { status, bytes })
  }
}

function makePage(page: FoundPage) {
  return async (reading: Reading): Promise<PlainResponse | null> => {
    const rendered = await page.render(reading)
    return rendered && !rendered.elsewhere ? toAnswer(rendered) : null
  }
}

function makeErrorPage(page: ErrorPage) {
  return async (reading: Reading): Promise<PlainResponse> => toAnswer(await page.render(reading))
}

function toAnswer({ status, html, type = htmlType, path }: RenderedPage): PlainResponse {
  return { status, type, body: html, path: path ?? null }
}

/** Does the address say the same path, however its characters are written? */
function isAt({ pathname }: URL, path: string): boolean {
  return pathname === new URL(path, 'http://site').pathname
}
