import { z } from 'zod'
import type { Section } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { listPageOf } from '#catalogue/wire.ts'
import { Problem } from '#domain/problem.ts'
import { requestedLanguage } from '#domain/reading/brand-languages.ts'
import { type Reading, startReading } from '#domain/reading/reading.ts'
import type { PlainResponse } from '../pages/cached-response.ts'
import { type PageQuery, pageOf, pageQuery, paginate } from './envelope.ts'
import { languageQuery } from './language-query.ts'
import { successText } from './response.ts'
import { defineRoute, type Route } from './route.ts'
import { readSectionsResponse, sectionsShape } from './sections-response.ts'

export interface PublishedRequest {
  /** Of the address; 0 when it has none. */
  id: number
  page: { limit: number; offset: number }
  /** The route's own parameters (`filters`). */
  filter: Readonly<Record<string, unknown>>
}

/** One page of a list that is too long to be read whole, with the length of the list. */
export class ListPart {
  readonly rows: unknown[]
  readonly total: number

  constructor(rows: unknown[], total: number) {
    this.rows = rows
    this.total = total
  }
}

/** An object or a list; `gone` for what was taken off the site, null for what never was. */
type PublishedContent = object | unknown[] | ListPart | 'gone' | null

/**
 * A public read. Its response without parameters comes from the response cache; with a staff token,
 * `preview=1` or a page number it is read from the database.
 */
export interface PublishedRoute {
  path: string
  summary: string
  /** An array for what the specification calls a list. */
  response: z.ZodObject | z.ZodArray<z.ZodType>
  read(reading: Reading, request: PublishedRequest): Promise<PublishedContent>
  /** Query parameters that filter its list. */
  filters?: Readonly<Record<string, z.ZodOptional>>
  /** Sections that a screen of the back office edits: staff get their states as `sections` in the response. */
  edits?: readonly Section[]
}

const query = z.object({
  ...pageQuery,
  ...languageQuery,
  preview: z.string().max(10).optional(),
})

/** Returns whether a query holds none of the route's parameters; empty and unknown ones do not count. */
export function isWithoutParameters(search: string, { filters = {} }: PublishedRoute): boolean {
  const params = new URLSearchParams(search)
  return Object.keys({ ...query.shape, ...filters }).every((name) => !params.get(name))
}

/** Returns the route that bypasses the cache. `preview=1` needs a staff token (contract section 2). */
export function uncachedRoute(published: PublishedRoute): Route {
  return defineRoute({
    methods: ['get'],
    path: published.path,
    allow: 'everybody',
    optionalActor: true,
    summary: published.summary,
    // The compiler does not know the route's own parameters; `filter` passes them on.
    query: query.extend(published.filters ?? {}) as unknown as typeof query,
    problems: published.path.includes('{id}') ? ['gone'] : [],
    response: responseSchemaOf(published),
    async run(call) {
      const { store, now, actor, params } = call
      const { preview, lang, page, per_page, ...filter } = call.query
      const isPreview = preview === '1'
      if (isPreview && !actor) throw new Problem('unauthenticated', messages.unauthenticated)
      const request = { id: params.id ?? 0, page: pageOf({ page, per_page }), filter }
      const content = await store.readSnapshot(async (db) => {
        const language = await requestedLanguage(db, now(), lang)
        return published.read(startReading(db, now(), { preview: isPreview, language }), request)
      })
      if (content === null) throw new Problem('not-found', messages.noSuchRecord)
      if (content === 'gone') throw new Problem('gone', messages.notFound)
      const data = paginateContent(content, { page, per_page })
      const message = messages.loaded
      if (!actor || !published.edits) return { message, data }
      const sections = await readSectionsResponse(call, actor, published.edits, lang)
      return { message, data: { ...data, ...sections } }
    },
  })
}

function responseSchemaOf({ response, edits }: PublishedRoute): z.ZodType {
  if (response instanceof z.ZodArray) return listPageOf(response.element)
  return edits ? response.extend(sectionsShape(edits).partial().shape) : response
}

/** Returns a function that makes the response for the cache: of a list the first page; null for no content. */
export function makePublishedResponse(published: PublishedRoute, id: number) {
  return async (reading: Reading): Promise<PlainResponse | null> => {
    const page = { page: 1, per_page: limits.pageSize }
    const content = await published.read(reading, { id, page: pageOf(page), filter: {} })
    if (content === null || content === 'gone') return null
    return {
      status: 200,
      type: 'application/json; charset=utf-8',
      // Cached for all readers, so the message is always English.
      body: successText({ message: messages.loaded, data: paginateContent(content, page) }, 'en'),
    }
  }
}

function paginateContent(content: object, page: PageQuery): object {
  if (content instanceof ListPart) return paginate(content.rows, content.total, page)
  if (!Array.isArray(content)) return content
  const { limit, offset } = pageOf(page)
  return paginate(content.slice(offset, offset + limit), content.length, page)
}
