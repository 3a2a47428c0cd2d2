import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { idNumber, plainText } from '#catalogue/text/plain-text.ts'
import { listedOf, pendingRecord } from '#catalogue/wire.ts'
import { countPending, listPending } from '#domain/content/lists/list-pending.ts'
import { approveRevision, rejectRevision } from '#domain/content/steps/decide.ts'
import { discardRevision } from '#domain/content/steps/discard-revision.ts'
import { restoreRevision } from '#domain/content/steps/restore-revision.ts'
import { withdrawRevision } from '#domain/content/steps/withdraw-revision.ts'
import { listed, pageOf, pageQuery } from '../call/envelope.ts'
import { actorOf, defineRoute, nothing, type Route } from '../call/route.ts'

const named = {
  entity_id: idNumber,
  entity_type: z.string().max(100),
  version: idNumber.optional(),
}

const decision = z.strictObject({
  ...named,
  remarks: plainText(limits.remarks).nullable().optional(),
})
type Decision = z.infer<typeof decision>

/** Approvals (specification section 7; contract section 2). */
export const approvalRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/approvals',
    allow: 'content.view',
    summary: 'How many records wait for a decision, and which, with what each would change',
    query: z.object(pageQuery),
    answer: listedOf(pendingRecord).extend({ count: z.int() }),
    async run(call) {
      const { store, query, now } = call
      const count = await countPending(store.db)
      const rows = await listPending(store.db, actorOf(call), now(), pageOf(query))
      return { message: messages.loaded, data: { count, ...listed(rows, count, query) } }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/approvals/approve',
    allow: 'content.decide',
    summary: 'Publish a pending record; the former one expires',
    body: decision,
    refuses: ['not-found', 'conflict'],
    answer: nothing,
    async run(call) {
      const now = call.now()
      const actor = actorOf(call)
      const isLive = await call.store.write((tx) =>
        approveRevision(tx, actor, now, toNamed(call.body)),
      )
      return { message: isLive ? messages.approved : messages.approvedLater, data: {} }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/approvals/reject',
    allow: 'content.decide',
    summary: 'Send a pending record back to its author, with remarks',
    body: decision,
    refuses: ['not-found', 'conflict'],
    answer: nothing,
    async run(call) {
      const now = call.now()
      const actor = actorOf(call)
      const rejection = { ...toNamed(call.body), remarks: call.body.remarks || null }
      await call.store.write((tx) => rejectRevision(tx, actor, now, rejection))
      return { message: messages.rejected, data: {} }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/approvals/withdraw',
    allow: 'content.edit',
    summary: 'Take back what one has submitted: it is a draft again',
    body: z.strictObject(named),
    refuses: ['not-found', 'conflict'],
    answer: nothing,
    async run(call) {
      const now = call.now()
      const actor = actorOf(call)
      await call.store.write((tx) => withdrawRevision(tx, actor, now, toNamed(call.body)))
      return { message: messages.withdrawn, data: {} }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/approvals/discard',
    allow: 'content.edit',
    summary: 'Give up a draft or what was rejected: the place is what visitors see again',
    body: z.strictObject(named),
    refuses: ['not-found', 'conflict'],
    answer: nothing,
    async run(call) {
      const now = call.now()
      const actor = actorOf(call)
      await call.store.write((tx) => discardRevision(tx, actor, now, toNamed(call.body)))
      return { message: messages.discarded, data: {} }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/approvals/restore',
    allow: 'content.edit',
    summary: 'Open a draft with what a former record held; visitors see nothing of it',
    body: z.strictObject(named),
    refuses: ['not-found', 'conflict'],
    answer: z.object({ id: z.int() }),
    async run(call) {
      const now = call.now()
      const actor = actorOf(call)
      const restored = await call.store.write((tx) =>
        restoreRevision(tx, actor, now, toNamed(call.body)),
      )
      return { message: messages.restored, data: { id: restored } }
    },
  }),
]

function toNamed({ entity_id, entity_type, version }: Omit<Decision, 'remarks'>) {
  return { entityId: entity_id, entityType: entity_type, version }
}
