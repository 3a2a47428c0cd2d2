import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { idNumber, plainText } from '#catalogue/text/plain-text.ts'
import { json, localizableText, wholeNumber } from '#catalogue/wire.ts'
import { writeRemarks } from '#domain/comments/write-remarks.ts'
import type { TargetRevision } from '#domain/content/target-revision.ts'
import { approvePart, type PartResult } from '#domain/content/transitions/approve-part.ts'
import { approveRevision, rejectRevision } from '#domain/content/transitions/decide.ts'
import { decideTogether } from '#domain/content/transitions/decide-together.ts'
import type { Context } from '#domain/context.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'

export const record = z.strictObject({
  entity_id: idNumber,
  entity_type: z.string().max(100),
  version: idNumber.optional(),
})

export const remarks = plainText(limits.remarks).nullable().optional()

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

const approved: Record<PartResult, Message> = {
  live: messages.approved,
  scheduled: messages.approvedLater,
  first: messages.approvedFirst,
  partLive: messages.approvedInPart,
  partScheduled: messages.approvedInPartLater,
}

/** Decisions on one record (specification section 7), a part of it, or many (contract section 8). */
export const decisionRoutes: Route[] = [
  decisionRoute({
    step: 'approve',
    summary: 'Publish a pending record, or many at once; the live ones expire',
    one: approval,
    async decide(context, { only, ...target }) {
      const result = only
        ? await approvePart(context, { target, only, remarks: target.remarks })
        : await approveRevision(context, target)
      return approved[result]
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
]

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
    checksScope: true,
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

export function targetOf({
  entity_id,
  entity_type,
  version,
}: z.infer<typeof record>): TargetRevision {
  return { revisionId: entity_id, entityType: entity_type, version }
}
