import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { type Reading, startReading } from '#domain/content/reading.ts'
import { mayPreview } from '#domain/people/preview-pass.ts'
import type { Services } from '#domain/services.ts'
import { keptAnswer, type PublishedRoute } from '../published-route.ts'
import { previewPassHash } from '../who-is-calling.ts'
import { type PlainAnswer, writeKept } from './kept-answer.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { lastResort } from './last-resort.ts'
import type { FoundPage, Site } from './site.ts'

const htmlType = 'text/html; charset=utf-8'

interface PagesParts {
  site: Site
  kept: KeptAnswers
  services: Services
  config: Config
  headers: Record<string, string>
  log: Logger
}

/** Answers visitors: from kept bytes where it can, and never with more than they may see. */
export class Pages {
  readonly #parts: PagesParts

  constructor(parts: PagesParts) {
    this.#parts = parts
  }

  /** The page at an address, the 404 page, or a redirect. `requestId` is for the log. */
  async answer(
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
    requestId: string,
  ): Promise<void> {
    try {
      await this.#tryAnswer(req, res, url)
    } catch (err) {
      this.#parts.log.error({ err, requestId, path: url.pathname }, 'a page could not be made')
      const isAway = err instanceof Error && err.name === 'StoreBusy'
      await this.#answerError(req, res, isAway ? 503 : 500)
    }
  }

  async #tryAnswer(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const { site, kept, headers } = this.#parts
    const target = site.redirect(url)
    if (target !== null) {
      const leading = { location: target, 'cache-control': 'no-cache', 'content-length': 0 }
      res.writeHead(302, { ...headers, ...leading })
      res.end()
      return
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD')
      await this.#answerError(req, res, 400)
      return
    }
    const page = site.find(url) ?? site.errorPage(404)
    const isPreview = url.searchParams.get('preview') === '1'
    const pass = previewPassHash(req.headers, this.#parts.config)
    const isPersonal = isPreview || pass !== null || req.headers.authorization !== undefined
    if (isPersonal) await this.#answerFresh(req, res, page, isPreview ? pass : null)
    else writeKept(req, res, await kept.get(page.key, makePage(page)))
  }

  /** With a preview pass the open records, without it the live ones; for nobody else's eyes or cache. */
  async #answerFresh(
    req: IncomingMessage,
    res: ServerResponse,
    page: FoundPage,
    pass: string | null,
  ): Promise<void> {
    const { services } = this.#parts
    const mayLook = pass !== null && (await mayPreview(services, pass))
    const reading = startReading(services.store.db, services.now(), mayLook)
    const { status, html } = await page.render(reading)
    this.#writeFresh(req, res, status, html)
  }

  #writeFresh(req: IncomingMessage, res: ServerResponse, status: number, html: string): void {
    const bytes = Buffer.from(html)
    res.writeHead(status, {
      ...this.#parts.headers,
      'content-type': htmlType,
      'content-length': bytes.length,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    res.end(req.method === 'HEAD' ? undefined : bytes)
  }

  async #answerError(
    req: IncomingMessage,
    res: ServerResponse,
    status: 400 | 500 | 503,
  ): Promise<void> {
    const page = this.#parts.site.errorPage(status)
    if (status === 503) res.setHeader('retry-after', '5')
    const html = await this.#parts.kept
      .get(page.key, makePage(page))
      .then((found) => found.identity.bytes.toString())
      .catch(() => lastResort(status))
    this.#writeFresh(req, res, status, html)
  }
}

function makePage(page: FoundPage) {
  return async (reading: Reading): Promise<PlainAnswer> => {
    const { status, html } = await page.render(reading)
    return { status, type: htmlType, body: html }
  }
}

/** What a public call of the API answers, to be kept beside the pages. */
export function makeApiAnswer(route: PublishedRoute) {
  return async (reading: Reading): Promise<PlainAnswer> => ({
    status: 200,
    type: 'application/json; charset=utf-8',
    body: await keptAnswer(route, reading),
  })
}
