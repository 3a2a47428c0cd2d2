import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { type Reading, startReading } from '#domain/content/reading.ts'
import { mayPreview } from '#domain/people/preview-pass.ts'
import type { Services } from '#domain/services.ts'
import { storeTrouble } from '#domain/store-trouble.ts'
import type { Asked } from '../asked.ts'
import { text } from '../operations.ts'
import { previewPassHash } from '../who-is-calling.ts'
import type { PlainAnswer } from './kept-answer.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { lastResort } from './last-resort.ts'
import { Redirects } from './redirects.ts'
import type { FoundPage, Site } from './site.ts'
import { writeKept } from './write-kept.ts'

const htmlType = 'text/html; charset=utf-8'

/** For one person's eyes: no cache, no search engine. */
const personal = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

interface PagesParts {
  site: Site
  kept: KeptAnswers
  services: Services
  config: Config
  headers: Record<string, string>
  /** The site's style sheets, for the page of last resort. */
  styles: readonly string[]
  log: Logger
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
  async answer({ req, res, url, requestId }: Asked): Promise<void> {
    try {
      await this.#tryAnswer(req, res, url)
    } catch (err) {
      this.#parts.log.error({ err, requestId, path: url.pathname }, 'a page could not be made')
      await this.#answerError(req, res, storeTrouble(err) ? 503 : 500)
    }
  }

  async #tryAnswer(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const { site, kept, headers, services } = this.#parts
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      text(res, 405, 'method not allowed\n', { ...headers, allow: 'GET, HEAD' })
      return
    }
    const isPreview = url.searchParams.get('preview') === '1'
    const target = site.redirect(url)
    if (target !== null) {
      const once = isPreview ? personal : { 'cache-control': 'no-cache' }
      res.writeHead(302, { ...headers, ...once, location: target, 'content-length': 0 })
      res.end()
      return
    }
    const found = site.find(url)
    const leaving = found ? null : await this.#redirects.find(url)
    if (leaving !== null) {
      const once = { 'cache-control': 'no-cache', 'content-length': 0 }
      res.writeHead(301, { ...headers, ...once, location: leaving })
      res.end()
      return
    }
    const page = found ?? site.errorPage(404)
    if (page.isFresh) {
      const { status, html } = await page.render(startReading(services.store.db, services.now()))
      this.#writePersonal(req, res, { status, bytes: Buffer.from(html) })
      return
    }
    const pass = previewPassHash(req.headers, this.#parts.config)
    const isPersonal = isPreview || pass !== null || req.headers.authorization !== undefined
    if (isPersonal) await this.#answerPersonal(req, res, page, isPreview ? pass : null)
    else writeKept(req, res, await kept.get(page.key, makePage(page)))
  }

  /** With a preview pass the open records, without it the live ones; for nobody else's eyes or cache. */
  async #answerPersonal(
    req: IncomingMessage,
    res: ServerResponse,
    page: FoundPage,
    pass: string | null,
  ): Promise<void> {
    const { services, kept } = this.#parts
    const mayLook = pass !== null && (await mayPreview(services, pass))
    if (!mayLook) {
      const { status, type, identity } = await kept.get(page.key, makePage(page))
      this.#writePersonal(req, res, { status, bytes: identity.bytes, type })
      return
    }
    const reading = startReading(services.store.db, services.now(), { preview: true })
    const { status, html, type } = await page.render(reading)
    this.#writePersonal(req, res, { status, bytes: Buffer.from(html), type })
  }

  #writePersonal(
    req: IncomingMessage,
    res: ServerResponse,
    { status, bytes, type = htmlType }: Written,
  ): void {
    const typed = { 'content-type': type, 'content-length': bytes.length }
    res.writeHead(status, { ...this.#parts.headers, ...typed, ...personal })
    res.end(req.method === 'HEAD' ? undefined : bytes)
  }

  async #answerError(req: IncomingMessage, res: ServerResponse, status: 500 | 503): Promise<void> {
    const page = this.#parts.site.errorPage(status)
    if (status === 503) res.setHeader('retry-after', '5')
    const bytes = await this.#parts.kept
      .get(page.key, makePage(page))
      .then((found) => found.identity.bytes)
      .catch(() => Buffer.from(lastResort(status, this.#parts.styles)))
    this.#writePersonal(req, res, { status, bytes })
  }
}

function makePage(page: FoundPage) {
  return async (reading: Reading): Promise<PlainAnswer> => {
    const { status, html, type = htmlType } = await page.render(reading)
    return { status, type, body: html }
  }
}
