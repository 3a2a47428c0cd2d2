import { z } from 'zod'
import { declarationByEntityType, declarations } from '#catalogue/catalogue.ts'
import type { Language } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { toStoredNames } from '#catalogue/messages/localize.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { stateOfCode } from '#catalogue/revision-state.ts'
import { idNumber, plainText } from '#catalogue/text/plain-text.ts'
import { documentView, listPageOf, logDetail, logEntry } from '#catalogue/wire.ts'
import { exportLog, type LogQuery, listLog } from '#domain/content/lists/list-log.ts'
import { loadLogLine } from '#domain/content/lists/load-log-line.ts'
import { loadDocumentView } from '#domain/content/load-document-view.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { filteredLanguage } from '#domain/reading/brand-languages.ts'
import type { Services } from '#domain/services.ts'
import { undoPublication } from '#domain/site-layout/undo-publication.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { languageQuery } from '#http/call/language-query.ts'
import { actorOf, defineRoute, nothing, type Route } from '#http/call/route.ts'
import { linkWarnings, savedResponse, savedSchema } from '#http/call/saved-response.ts'
import { logCsv } from './log-csv.ts'

const kinds = ['', ...declarations.map(({ entityType }) => entityType)]

const logFilter = {
  status: z.enum(['0', '1', '2', '3', '4']).optional(),
  search: plainText(limits.search).optional(),
  /** An entity type. */
  kind: z.enum(kinds).optional(),
  /** An import or bulk change. */
  batch: plainText(limits.search).optional(),
  /** The id of a line that others are listed under: these lines. */
  group: z.coerce.number().pipe(idNumber).optional(),
  ...languageQuery,
}

/** Lines of an export. */
const mostExported = 5_000

/** The activity log (contract section 4, "Logs"). */
export const logRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/logs',
    allow: 'logs.view',
    summary:
      'All activity, newest first, or oldest first without a search; with `grouped`, and without a search, many lines of an import are one; `more`: there are more lines than were counted',
    query: z.object({
      ...pageQuery,
      ...logFilter,
      order: z.enum(['newest', 'oldest']).optional(),
      grouped: z.literal('1').optional(),
    }),
    response: listPageOf(logEntry).extend({ more: z.boolean() }),
    async run(call) {
      const { store, query } = call
      // A search stops at a bounded number of lines, counted from the newest.
      const isOldestFirst = query.order === 'oldest' && !query.search
      const page = { ...pageOf(query), isOldestFirst }
      await tryApplyDueTransitions(store, call.now())
      const isGrouped = query.grouped !== undefined
      const filter = { ...(await toFilter(call, query)), isGrouped }
      const log = await listLog(store, filter, page, actorOf(call))
      const data = { ...paginate(log.entries, log.total, query), more: !log.isAll }
      return { message: messages.loaded, data }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/logs/export',
    allow: 'logs.view',
    rate: 'export',
    summary: `The newest ${mostExported} lines of the same list as CSV`,
    query: z.object(logFilter),
    response: nothing,
    download: ['text/csv'],
    async run(call) {
      const { store, query } = call
      const body = logCsv(await exportLog(store, await toFilter(call, query), mostExported))
      const file = { name: 'activity.csv', type: 'text/csv; charset=utf-8', body }
      return { message: messages.loaded, data: {}, file }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/logs/{id}',
    allow: 'logs.view',
    summary:
      'One line of the log with the changes of each field; with `since`, those since that record of the same document',
    query: z.object({ since: z.coerce.number().pipe(idNumber).optional() }),
    problems: ['not-found'],
    response: logDetail,
    async run(call) {
      const data = await loadLogLine(
        { db: call.store.db, actor: actorOf(call), now: call.now() },
        call.params.id ?? 0,
        call.query.since,
      )
      return { message: messages.loaded, data }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/logs/{id}/undo',
    allow: 'frame.edit',
    checksScope: true,
    summary: 'Undo a save that needed no approval: the content before it is published again',
    body: z.strictObject({ version: idNumber.optional() }),
    problems: ['conflict'],
    idempotent: true,
    response: savedSchema(documentView, 'Saved'),
    async run(call) {
      const { store, params, body } = call
      const now = call.now()
      const actor = actorOf(call)
      const undo = { logId: params.id ?? 0, version: body.version }
      const { document, isChanged } = await store.write((tx) =>
        undoPublication({ db: tx, actor, now }, undo),
      )
      const state = await loadDocumentView({ db: store.db, actor, now }, document)
      const message = isChanged ? messages.undone : messages.unchanged
      return {
        message,
        data: savedResponse(state, await linkWarnings(call, document.declaration, state)),
      }
    },
  }),
]

interface LogFilter {
  status?: string | undefined
  search?: string | undefined
  kind?: string | undefined
  batch?: string | undefined
  group?: number | undefined
  lang?: Language | undefined
}

async function toFilter(
  { store, now }: Pick<Services, 'store' | 'now'>,
  { status, search, kind, batch, group, lang }: LogFilter,
): Promise<LogQuery> {
  const language = await filteredLanguage(store.db, now(), lang)
  const state = stateOfCode(status)
  const declaration = kind ? declarationByEntityType(kind) : undefined
  return {
    ...(state ? { state } : {}),
    ...(search ? { search: toStoredNames(search) } : {}),
    ...(language === undefined ? {} : { language }),
    ...(declaration ? { types: [declaration.key] } : {}),
    ...(batch ? { batch } : {}),
    ...(group ? { first: group } : {}),
  }
}
