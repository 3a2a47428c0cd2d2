import { z } from 'zod'
import type { Section } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { listedOf } from '#catalogue/wire.ts'
import { Problem } from '#domain/problem.ts'
import { requestedLanguage } from '#domain/reading/brand-languages.ts'
import { type Reading, startReading } from '#domain/reading/reading.ts'
import type { PlainResponse } from '../pages/cached-response.ts'
import { successText } from './answer.ts'
import { listed, type PageQuery, pageOf, pageQuery } from './envelope.ts'
import { languageQuery } from './language-query.ts'
import { defineRoute, type Route } from './route.ts'
import { readSectionsAnswer, sectionsShape } from './sections-answer.ts'

/** What is asked of a call that everybody may make. */
export interface PublishedRequest {
  /** Of the address; 0 where it has none. */
  id: number
  /** The part of a list that is wanted. */
  page: { limit: number; offset: number }
  /** What the address says for each of the route's own parameters. */
  filter: Readonly<Record<string, unknown>>
}

/** A part of a list that is too long to be read whole, and how long the list is. */
export class Part {
  readonly rows: unknown[]
  readonly total: number

  constructor(rows: unknown[], total: number) {
    this.rows = rows
    this.total = total
  }
}

/** What there is to be answered: a list whole or in part, an object; `gone` and null for nothing. */
type Found = object | unknown[] | Part | 'gone' | null

/**
 * A call that everybody may make: what guests see. Its answer without parameters is kept as bytes
 * beside the pages; with a staff token, `preview=1` or a page number it is read anew.
 */
export interface PublishedRoute {
  path: string
  summary: string
  /** An object, or for what the specification calls a list, an array. */
  answer: z.ZodObject | z.ZodArray<z.ZodType>
  read(reading: Reading, asked: PublishedRequest): Promise<Found>
  /** Parameters of its own, by which its list is narrowed down; all are optional. */
  filters?: Readonly<Record<string, z.ZodOptional>>
  /**
   * What a screen of the back office edits with this answer. Staff get in it, as `sections`, how
   * each of them stands in the language that is asked for, and which steps are open to the person
   * who asks; guests do not.
   */
  edits?: readonly Section[]
}

const query = z.object({
  ...pageQuery,
  ...languageQuery,
  preview: z.string().max(10).optional(),
})

/** Is nothing of this asked? What a call does not know changes nothing, and nor does what is empty. */
export function asksNothing(search: string, { filters = {} }: PublishedRoute): boolean {
  const asked = new URLSearchParams(search)
  return Object.keys({ ...query.shape, ...filters }).every((name) => !asked.get(name))
}

/** The route that goes round the kept bytes. `preview=1` needs a staff token (contract section 2). */
export function toRoute(published: PublishedRoute): Route {
  return defineRoute({
    methods: ['get'],
    path: published.path,
    allow: 'everybody',
    optionalActor: true,
    summary: published.summary,
    // Its own parameters are unknown to the compiler here: `filter` hands them on as they are.
    query: query.extend(published.filters ?? {}) as unknown as typeof query,
    refuses: published.path.includes('{id}') ? ['gone'] : [],
    answer: answerOf(published),
    async run(call) {
      const { store, now, actor, params } = call
      const { preview, lang, page, per_page, ...filter } = call.query
      const isPreview = preview === '1'
      if (isPreview && !actor) throw new Problem('unauthenticated', messages.unauthenticated)
      const asked = { id: params.id ?? 0, page: pageOf({ page, per_page }), filter }
      const found = await store.readSnapshot(async (db) => {
        const language = await requestedLanguage(db, now(), lang)
        return published.read(startReading(db, now(), { preview: isPreview, language }), asked)
      })
      if (found === null) throw new Problem('not-found', messages.noSuchRecord)
      if (found === 'gone') throw new Problem('gone', messages.notFound)
      const data = inPage(found, { page, per_page })
      const message = messages.loaded
      if (!actor || !published.edits) return { message, data }
      const sections = await readSectionsAnswer(call, actor, published.edits, lang)
      return { message, data: { ...data, ...sections } }
    },
  })
}

/** A list comes in pages; staff get the sections that a screen edits with it. */
function answerOf({ answer, edits }: PublishedRoute): z.ZodType {
  if (answer instanceof z.ZodArray) return listedOf(answer.element)
  return edits ? answer.extend(sectionsShape(edits).partial().shape) : answer
}

/** Makes the same answer as it is kept: the first page of a list; null where there is none for guests. */
export function makeAnswer(published: PublishedRoute, id: number) {
  return async (reading: Reading): Promise<PlainResponse | null> => {
    const page = { page: 1, per_page: limits.pageSize }
    const found = await published.read(reading, { id, page: pageOf(page), filter: {} })
    if (found === null || found === 'gone') return null
    return {
      status: 200,
      type: 'application/json; charset=utf-8',
      // Kept for everybody: in one language, whoever asks first.
      body: successText({ message: messages.loaded, data: inPage(found, page) }, 'en'),
    }
  }
}

function inPage(found: object, page: PageQuery): object {
  if (found instanceof Part) return listed(found.rows, found.total, page)
  if (!Array.isArray(found)) return found
  const { limit, offset } = pageOf(page)
  return listed(found.slice(offset, offset + limit), found.length, page)
}
