import { z } from 'zod'
import { declarationByEntityType, declarations } from '#catalogue/catalogue.ts'
import type { Language } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import type { Ability } from '#catalogue/roles.ts'
import { idNumber, plainText } from '#catalogue/text/plain-text.ts'
import { pendingRecord } from '#catalogue/wire/pending-record.ts'
import { json, listPageOf, localizableText, wholeNumber } from '#catalogue/wire.ts'
import { writeRemarks } from '#domain/comments/write-remarks.ts'
import {
  countPending,
  findPending,
  listPending,
  type QueueQuery,
} from '#domain/content/lists/list-pending.ts'
import type { TargetRevision } from '#domain/content/target-revision.ts'
import { approvePart } from '#domain/content/transitions/approve-part.ts'
import { approveRevision, rejectRevision } from '#domain/content/transitions/decide.ts'
import { decideTogether } from '#domain/content/transitions/decide-together.ts'
import { discardRevision } from '#domain/content/transitions/discard-revision.ts'
import { restoreRevision } from '#domain/content/transitions/restore-revision.ts'
import { revertPublication } from '#domain/content/transitions/revert-publication.ts'
import { withdrawRevision } from '#domain/content/transitions/withdraw-revision.ts'
import type { Context } from '#domain/context.ts'
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

const record = z.strictObject({
  entity_id: idNumber,
  entity_type: z.string().max(100),
  version: idNumber.optional(),
})

const remarks = plainText(limits.remarks).nullable().optional()

const tooManyRemarks = serializeMessage(fill(inputMessages.tooMany, { most: limits.remarksAt }))

/** A field or item as `changes` of the queue names it: `price`, `items.3.title`. */
const changePath = z.string().min(1).max(200)

const decision = record.extend({
  remarks,
  /** Remarks at single fields, by the paths of the changes. */
  remarks_at: fieldsAt(plainText(limits.remarks)).optional(),
  /** Values that the author can take with one click, as a save sends them. */
  suggest: fieldsAt(json).optional(),
})

const approval = decision.extend({
  /** Approves these changes alone; the rest becomes a draft of its author again. */
  only: z.array(changePath).min(1).max(limits.decidedPaths).optional(),
})

function fieldsAt<T extends z.ZodType>(value: T) {
  return z
    .record(changePath, value)
    .refine((sent) => Object.keys(sent).length <= limits.remarksAt, tooManyRemarks)
}

const manyDecisions = z.strictObject({
  records: z.array(record).min(1).max(limits.decidedTogether),
  remarks,
})

/** Empty for a decision on one record. */
const decidedTogether = z
  .object({
    decided: wholeNumber,
    /** Those without a decision: no longer pending, not as shown, or the caller's own work. */
    left: z.array(
      z.object({ entity_id: wholeNumber, entity_type: z.string(), message: localizableText }),
    ),
  })
  .partial()
  .meta({ id: 'DecidedTogether' })

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
      batch: plainText(limits.search).optional(),
    }),
    response: listPageOf(pendingRecord).extend({ count: wholeNumber }),
    async run(call) {
      const { store, query, now } = call
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
      const asked = await toQuery(call, query)
      const total = Object.keys(asked).length === 0 ? count : await countPending(store.db, asked)
      const rows = await listPending(
        { db: store.db, actor: actorOf(call), now: now() },
        { ...pageOf(query), newestFirst: query.sort === 'newest' },
        asked,
      )
      return { message: messages.loaded, data: { count, ...paginate(rows, total, query) } }
    },
  }),
  decisionRoute({
    step: 'approve',
    summary: 'Publish a pending record, or many at once; the live ones expire',
    one: approval,
    async decide(context, { only, ...target }) {
      const { isLive, isWhole } = only
        ? await approvePart(context, { target, only, remarks: target.remarks })
        : { isLive: await approveRevision(context, target), isWhole: true }
      if (isWhole) return isLive ? messages.approved : messages.approvedLater
      return isLive ? messages.approvedInPart : messages.approvedInPartLater
    },
    many: messages.approvedTogether,
  }),
  decisionRoute({
    step: 'reject',
    summary: 'Send a pending record, or many at once, back to the authors, with remarks',
    one: decision,
    async decide(context, target) {
      await rejectRevision(context, target)
      return target.remarks === null ? messages.rejectedBare : messages.rejected
    },
    many: messages.rejectedTogether,
  }),
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
  batch?: string | undefined
}

async function toQuery(
  { store, now, request }: Pick<Call, 'store' | 'now' | 'request'>,
  { lang, search, entity_type, author, batch }: AskedQueue,
): Promise<QueueQuery> {
  const language = await filteredLanguage(store.db, now(), lang)
  const declaration = entity_type ? declarationByEntityType(entity_type) : undefined
  const reader = readerLanguage(request.headers.get('accept-language'))
  return {
    ...(language === undefined ? {} : { language }),
    ...(declaration ? { type: declaration.key } : {}),
    ...(author ? { username: author } : {}),
    ...(batch ? { batch } : {}),
    ...(search ? { search, reader } : {}),
  }
}

type DecisionOnOne = TargetRevision & { remarks: string | null; only: string[] | undefined }

interface DecisionRoute {
  step: 'approve' | 'reject'
  summary: string
  one: typeof decision | typeof approval
  decide(context: Context, decision: DecisionOnOne): Promise<Message>
  many: typeof messages.approvedTogether | typeof messages.rejectedTogether
}

/** Declares a decision on one record (specification section 7) or on many (contract section 8). */
function decisionRoute({ step, summary, one, decide, many }: DecisionRoute): Route {
  return defineRoute({
    methods: ['post'],
    path: `/approvals/${step}`,
    allow: 'content.decide',
    summary,
    problems: ['not-found', 'conflict'],
    idempotent: true,
    body: z.union([one, manyDecisions]),
    response: decidedTogether,
    async run(call) {
      const { body, store } = call
      const [now, actor] = [call.now(), actorOf(call)]
      const remarks = body.remarks || null
      if (!('records' in body)) {
        const only = 'only' in body ? body.only : undefined
        const target = { ...targetOf(body), remarks, only }
        const { remarks_at: remarksAt = {}, suggest = {} } = body
        const message = await store.write(async (tx) => {
          const context = { db: tx, actor, now }
          await writeRemarks(context, target, { remarksAt, suggest })
          return decide(context, target)
        })
        return { message, data: {} }
      }
      const targets = body.records.map(targetOf)
      const { decided, left } = await store.write((tx) =>
        decideTogether({ db: tx, actor, now }, { step, targets, remarks }),
      )
      return {
        message: fill(many, { decided, count: targets.length }),
        data: {
          decided,
          left: left.map(({ target, problem }) => ({
            entity_id: target.revisionId,
            entity_type: target.entityType,
            message: problem.userMessage,
          })),
        },
      }
    },
  })
}

function targetOf({ entity_id, entity_type, version }: z.infer<typeof record>): TargetRevision {
  return { revisionId: entity_id, entityType: entity_type, version }
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
