import { z } from 'zod'
import { declarationByEntityType, declarations } from '#catalogue/catalogue.ts'
import type { Language } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Ability } from '#catalogue/roles.ts'
import { idNumber, plainText } from '#catalogue/text/plain-text.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { pendingRecord } from '#catalogue/wire/pending-record.ts'
import { listPageOf, wholeNumber } from '#catalogue/wire.ts'
import {
  countPending,
  findPending,
  listPending,
  listQueueAuthors,
  type QueueQuery,
} from '#domain/content/lists/list-pending.ts'
import { discardRevision } from '#domain/content/transitions/discard-revision.ts'
import { restoreRevision } from '#domain/content/transitions/restore-revision.ts'
import { revertPublication } from '#domain/content/transitions/revert-publication.ts'
import { withdrawRevision } from '#domain/content/transitions/withdraw-revision.ts'
import { filteredLanguage } from '#domain/reading/brand-languages.ts'
import { readerLanguage } from '#http/authenticate.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { languageQuery } from '#http/call/language-query.ts'
import {
  actorOf,
  type Call,
  defineRoute,
  nothing,
  type Route,
  type RouteResult,
} from '#http/call/route.ts'
import { decisionRoutes, record, remarks, targetOf } from './decisions.ts'

const day = 24 * 3_600_000

/** Approvals (specification section 7; contract section 2). */
export const approvalRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/approvals',
    allow: 'content.view',
    summary:
      'Records that wait for a decision, by language, with the changes of each; `count`: all of them',
    query: z.object({
      ...pageQuery,
      ...languageQuery,
      entity_id: z.coerce.number().pipe(idNumber).optional(),
      /** In the title or the name of its kind. */
      search: plainText(limits.search).optional(),
      entity_type: z.enum(declarations.map(({ entityType }) => entityType)).optional(),
      /** The name of a user who wrote or submitted it. */
      author: plainText(limits.search).optional(),
      sort: z.enum(['oldest', 'newest']).optional(),
      /** The name of the user whom it is assigned to. */
      assignee: plainText(limits.search).optional(),
      batch: plainText(limits.search).optional(),
      in_campaign: z.coerce.number().pipe(idNumber).optional(),
      /** Waiting for at least so many days. */
      min_days: z.coerce.number().pipe(z.int().min(1).max(365)).optional(),
      /** With `1`, the records of an import and those of a campaign are one line. */
      grouped: z.literal('1').optional(),
    }),
    response: listPageOf(pendingRecord).extend({
      count: wholeNumber,
      /** The user names of those who wrote or submitted what is pending. */
      authors: z.array(z.string()),
    }),
    async run(call) {
      const { store, query, now } = call
      const count = await countPending(store.db)
      const authors = await listQueueAuthors(store.db)
      if (query.entity_id !== undefined) {
        const pending = await findPending(
          { db: store.db, actor: actorOf(call), now: now() },
          query.entity_id,
        )
        return {
          message: messages.loaded,
          data: { count, authors, ...paginate(pending, pending.length, query) },
        }
      }
      const asked = await toQuery(call, query)
      const isGrouped = query.grouped !== undefined
      const total = await countPending(store.db, asked, { isGrouped })
      const rows = await listPending(
        { db: store.db, actor: actorOf(call), now: now() },
        { ...pageOf(query), newestFirst: query.sort === 'newest', isGrouped },
        asked,
      )
      return { message: messages.loaded, data: { count, authors, ...paginate(rows, total, query) } }
    },
  }),
  ...decisionRoutes,
  stepRoute('/approvals/withdraw', {
    allow: 'content.edit',
    summary: "Withdraw one's own submission: it is a draft again",
    response: nothing,
    verb: withdrawRevision,
    said: () => ({ message: messages.withdrawn, data: {} }),
  }),
  stepRoute('/approvals/discard', {
    allow: 'content.edit',
    summary: 'Discard a draft or a rejected revision: what guests see is edited again',
    response: nothing,
    verb: discardRevision,
    said: () => ({ message: messages.discarded, data: {} }),
  }),
  stepRoute('/approvals/restore', {
    allow: 'content.edit',
    summary: 'Open a draft with the content of a former revision; guests do not see it',
    response: z.object({ id: wholeNumber }),
    verb: restoreRevision,
    said: (id) => ({ message: messages.restored, data: { id } }),
  }),
  defineRoute({
    methods: ['post'],
    path: '/approvals/revert',
    allow: 'content.decide',
    summary: 'Revert everything that one decision published: guests see the former content again',
    body: z.strictObject({ sequence: idNumber, remarks }),
    idempotent: true,
    problems: ['not-found', 'conflict'],
    response: nothing,
    async run(call) {
      const { sequence, remarks } = call.body
      const [now, actor] = [call.now(), actorOf(call)]
      await call.store.write((tx) =>
        revertPublication({ db: tx, actor, now }, { sequence, remarks: remarks || null }),
      )
      return { message: messages.reverted, data: {} }
    },
  }),
]

interface AskedQueue {
  lang?: Language | undefined
  search?: string | undefined
  entity_type?: string | undefined
  author?: string | undefined
  assignee?: string | undefined
  batch?: string | undefined
  in_campaign?: number | undefined
  min_days?: number | undefined
}

async function toQuery(
  { store, now, request }: Pick<Call, 'store' | 'now' | 'request'>,
  { lang, search, entity_type, author, assignee, batch, in_campaign, min_days }: AskedQueue,
): Promise<QueueQuery> {
  const language = await filteredLanguage(store.db, now(), lang)
  const declaration = entity_type ? declarationByEntityType(entity_type) : undefined
  const reader = readerLanguage(request.headers.get('accept-language'))
  return {
    ...(language === undefined ? {} : { language }),
    ...(declaration ? { type: declaration.key } : {}),
    ...(author ? { username: author } : {}),
    ...(assignee ? { assignee } : {}),
    ...(batch ? { batch } : {}),
    ...(in_campaign ? { campaign: in_campaign } : {}),
    ...(min_days ? { submittedBefore: addMilliseconds(now(), -min_days * day) } : {}),
    ...(search ? { search, reader } : {}),
  }
}

/** A transition of the workflow: its verb in `domain/`, and the answer for its result. */
interface Step<Result, Data> {
  allow: Ability
  summary: string
  response: z.ZodType<Data>
  verb(...args: Parameters<typeof withdrawRevision>): Promise<Result>
  said(result: Result): RouteResult<NoInfer<Data>>
}

function stepRoute<Result, Data>(path: string, { verb, said, ...step }: Step<Result, Data>): Route {
  return defineRoute({
    methods: ['post'],
    path,
    checksScope: true,
    problems: ['not-found', 'conflict'],
    idempotent: true,
    body: record,
    ...step,
    async run(call) {
      const now = call.now()
      const actor = actorOf(call)
      const target = targetOf(call.body)
      return said(await call.store.write((tx) => verb({ db: tx, actor, now }, target)))
    },
  })
}
