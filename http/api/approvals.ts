import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Ability } from '#catalogue/roles.ts'
import { idNumber, plainText } from '#catalogue/text/plain-text.ts'
import { pendingRecord } from '#catalogue/wire/pending-record.ts'
import { listPageOf, wholeNumber } from '#catalogue/wire.ts'
import { countPending, findPending, listPending } from '#domain/content/lists/list-pending.ts'
import { approveRevision, rejectRevision } from '#domain/content/transitions/decide.ts'
import { discardRevision } from '#domain/content/transitions/discard-revision.ts'
import { restoreRevision } from '#domain/content/transitions/restore-revision.ts'
import { revertPublication } from '#domain/content/transitions/revert-publication.ts'
import { withdrawRevision } from '#domain/content/transitions/withdraw-revision.ts'
import { filteredLanguage } from '#domain/reading/brand-languages.ts'
import { pageOf, pageQuery, paginate } from '../call/envelope.ts'
import { languageQuery } from '../call/language-query.ts'
import { actorOf, defineRoute, nothing, type Route, type RouteResult } from '../call/route.ts'

const record = z.strictObject({
  entity_id: idNumber,
  entity_type: z.string().max(100),
  version: idNumber.optional(),
})

const remarks = plainText(limits.remarks).nullable().optional()

const decision = record.extend({ remarks })

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
    }),
    response: listPageOf(pendingRecord).extend({ count: wholeNumber }),
    async run(call) {
      const { store, query, now } = call
      const language = await filteredLanguage(store.db, now(), query.lang)
      const count = await countPending(store.db)
      if (query.entity_id !== undefined) {
        const pending = await findPending(
          { db: store.db, actor: actorOf(call), now: now() },
          query.entity_id,
        )
        return {
          message: messages.loaded,
          data: { count, ...paginate(pending, pending.length, query) },
        }
      }
      const total = language === undefined ? count : await countPending(store.db, language)
      const rows = await listPending(
        { db: store.db, actor: actorOf(call), now: now() },
        pageOf(query),
        language,
      )
      return { message: messages.loaded, data: { count, ...paginate(rows, total, query) } }
    },
  }),
  stepRoute('/approvals/approve', {
    allow: 'content.decide',
    summary: 'Publish a pending record; the live one expires',
    body: decision,
    response: nothing,
    verb: approveRevision,
    said: (isLive) => ({ message: isLive ? messages.approved : messages.approvedLater, data: {} }),
  }),
  stepRoute('/approvals/reject', {
    allow: 'content.decide',
    summary: 'Send a pending record back to its author, with remarks',
    body: decision,
    response: nothing,
    verb: rejectRevision,
    said: (_result, remarks) => ({
      message: remarks === null ? messages.rejectedBare : messages.rejected,
      data: {},
    }),
  }),
  stepRoute('/approvals/withdraw', {
    allow: 'content.edit',
    summary: "Withdraw one's own submission: it is a draft again",
    body: record,
    response: nothing,
    verb: withdrawRevision,
    said: () => ({ message: messages.withdrawn, data: {} }),
  }),
  stepRoute('/approvals/discard', {
    allow: 'content.edit',
    summary: 'Discard a draft or a rejected revision: what guests see is edited again',
    body: record,
    response: nothing,
    verb: discardRevision,
    said: () => ({ message: messages.discarded, data: {} }),
  }),
  stepRoute('/approvals/restore', {
    allow: 'content.edit',
    summary: 'Open a draft with the content of a former revision; guests do not see it',
    body: record,
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

/** A transition of the workflow: its verb in `domain/`, and the answer for its result. */
interface Step<Result, Data> {
  allow: Ability
  summary: string
  body: z.ZodType<z.infer<typeof decision>>
  response: z.ZodType<Data>
  verb(...args: Parameters<typeof rejectRevision>): Promise<Result>
  said(result: Result, remarks: string | null): RouteResult<NoInfer<Data>>
}

function stepRoute<Result, Data>(path: string, { verb, said, ...step }: Step<Result, Data>): Route {
  return defineRoute({
    methods: ['post'],
    path,
    problems: ['not-found', 'conflict'],
    idempotent: true,
    ...step,
    async run(call) {
      const { entity_id: revisionId, entity_type: entityType, version, remarks } = call.body
      const named = { revisionId, entityType, version, remarks: remarks || null }
      const now = call.now()
      const actor = actorOf(call)
      const result = await call.store.write((tx) => verb({ db: tx, actor, now }, named))
      return said(result, named.remarks)
    },
  })
}
