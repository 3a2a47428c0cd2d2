import { z } from 'zod'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { languages } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { campaignMessages } from '#catalogue/messages/campaign-messages.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { nameOfText, plainText } from '#catalogue/text/plain-text.ts'
import { momentText } from '#catalogue/time/moment-text.ts'
import { campaign, campaignView, repeats } from '#catalogue/wire/campaigns.ts'
import { listPageOf } from '#catalogue/wire.ts'
import {
  approveCampaign,
  rejectCampaign,
  submitCampaign,
  withdrawCampaign,
} from '#domain/campaigns/decide-campaign.ts'
import {
  addCampaign,
  changeCampaign,
  removeCampaign,
  stopCampaign,
} from '#domain/campaigns/save-campaign.ts'
import { keepDocuments, removeDocuments } from '#domain/campaigns/take-out.ts'
import { listCampaigns, viewCampaign } from '#domain/campaigns/view-campaigns.ts'
import type { Document } from '#domain/content/document.ts'
import type { Context } from '#domain/context.ts'
import { invalid } from '#domain/problem.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, type Call, defineRoute, nothing, type Route } from '#http/call/route.ts'

const name = nameOfText(limits.title).refine(
  (text) => text !== '',
  serializeMessage(inputMessages.missing),
)

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const changed = {
  starts_at: momentText.nullable().optional(),
  ends_at: momentText.nullable().optional(),
  repeats: repeats
    .extend({ from: time, to: time, until: z.iso.date() })
    .strict()
    .nullable()
    .optional(),
  rank: z.int().min(-limits.campaigns.rank).max(limits.campaigns.rank).optional(),
}

const chosen = z.strictObject({
  documents: z
    .array(
      z.strictObject({
        entity_type: plainText(limits.title),
        entry_id: z.int().nonnegative().max(limits.id).default(0),
        language: z.enum(['', ...languages]).default(''),
      }),
    )
    .min(1)
    .max(limits.campaigns.documents),
})

/** Campaigns: many changes as one, for a time (contract section 12). */
export const campaignRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/campaigns',
    allow: 'content.view',
    summary: 'Campaigns, the newest first; `open`: those that are not over (1), or are (0)',
    query: z.object({
      ...pageQuery,
      search: plainText(limits.search).optional(),
      open: z.enum(['0', '1']).optional(),
    }),
    response: listPageOf(campaign),
    async run(call) {
      const { query } = call
      const open = query.open === undefined ? undefined : query.open === '1'
      const filter = { search: query.search, open }
      const { campaigns, total } = await listCampaigns(readerOf(call), filter, pageOf(query))
      return { message: messages.loaded, data: paginate(campaigns, total, query) }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/campaigns/{id}',
    allow: 'content.view',
    summary: 'A campaign with its documents',
    response: campaignView,
    async run(call) {
      const data = await viewCampaign(readerOf(call), call.params.id ?? 0)
      return { message: messages.loaded, data }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/campaigns',
    allow: 'content.edit',
    summary: 'A new campaign without documents; `?campaign=` of a save puts one into it',
    body: z.strictObject({ name, ...changed }),
    idempotent: true,
    response: campaignView,
    async run(call) {
      const { store, now, body } = call
      const actor = actorOf(call)
      const id = await store.write((db) => addCampaign({ db, actor, now: now() }, body))
      log(call, id)
      return { message: campaignMessages.saved, data: await viewCampaign(readerOf(call), id) }
    },
  }),
  defineRoute({
    methods: ['post', 'patch'],
    path: '/campaigns/{id}',
    allow: 'campaigns.change',
    summary:
      'Change a campaign’s name, window or rank; of an approved one an approver moves, extends or starts it',
    body: z.strictObject({ name: name.optional(), ...changed }),
    problems: ['conflict'],
    idempotent: true,
    response: campaignView,
    run: (call) =>
      answer(call, campaignMessages.saved, (context, id) => changeCampaign(context, id, call.body)),
  }),
  defineRoute({
    methods: ['delete'],
    path: '/campaigns/{id}',
    allow: 'content.edit',
    summary: 'Delete a campaign that was never approved, with its drafts',
    problems: ['conflict'],
    idempotent: true,
    response: nothing,
    async run(call) {
      const { store, now, params } = call
      const actor = actorOf(call)
      await store.write((db) => removeCampaign({ db, actor, now: now() }, params.id ?? 0))
      log(call, params.id ?? 0)
      return { message: campaignMessages.deleted, data: {} }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/campaigns/{id}/submit',
    allow: 'content.edit',
    summary: 'Submit all drafts of a campaign, as one',
    body: z.strictObject({}),
    problems: ['conflict'],
    idempotent: true,
    response: campaignView,
    run: (call) => answer(call, campaignMessages.submitted, submitCampaign),
  }),
  defineRoute({
    methods: ['post'],
    path: '/campaigns/{id}/withdraw',
    allow: 'content.edit',
    summary: 'Take back what one has submitted of a campaign',
    body: z.strictObject({}),
    problems: ['conflict'],
    idempotent: true,
    response: campaignView,
    run: (call) => answer(call, campaignMessages.withdrawn, withdrawCampaign),
  }),
  defineRoute({
    methods: ['post'],
    path: '/campaigns/{id}/approve',
    allow: 'content.decide',
    summary:
      'Approve all that a campaign has submitted, as one; with `version` and `records` only what was seen',
    body: z.strictObject({
      version: z.int().nonnegative().max(limits.id).optional(),
      records: z
        .array(
          z.strictObject({
            record_id: z.int().nonnegative().max(limits.id),
            version: z.int().nonnegative().max(limits.id),
          }),
        )
        .max(limits.campaigns.documents)
        .optional(),
    }),
    problems: ['conflict'],
    idempotent: true,
    response: campaignView,
    async run(call) {
      const results: Awaited<ReturnType<typeof approveCampaign>>[] = []
      const answered = await answer(call, campaignMessages.approved, async (context, id) => {
        results.push(await approveCampaign(context, id, call.body))
      })
      return results.includes('first') ? { ...answered, message: messages.approvedFirst } : answered
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/campaigns/{id}/reject',
    allow: 'content.decide',
    summary: 'Send back all that a campaign has submitted, with remarks',
    body: z.strictObject({ remarks: plainText(limits.remarks).nullable().optional() }),
    problems: ['conflict'],
    idempotent: true,
    response: campaignView,
    run: (call) =>
      answer(call, campaignMessages.rejected, (context, id) =>
        rejectCampaign(context, id, call.body.remarks || null),
      ),
  }),
  defineRoute({
    methods: ['post'],
    path: '/campaigns/{id}/stop',
    allow: 'content.decide',
    summary: 'Take an approved campaign off the site at once',
    body: z.strictObject({}),
    problems: ['conflict'],
    idempotent: true,
    response: campaignView,
    run: (call) => answer(call, campaignMessages.stopped, stopCampaign),
  }),
  defineRoute({
    methods: ['post'],
    path: '/campaigns/{id}/keep',
    allow: 'content.decide',
    summary: 'Make what a campaign has of some documents the site’s',
    body: chosen,
    problems: ['conflict'],
    idempotent: true,
    response: campaignView,
    run: (call) =>
      answer(call, campaignMessages.kept, (context, campaign) =>
        keepDocuments(context, { campaign, documents: documentsOf(call.body) }),
      ),
  }),
  defineRoute({
    methods: ['post'],
    path: '/campaigns/{id}/remove',
    allow: 'campaigns.change',
    summary: 'Take documents out of a campaign; what is approved only approvers take out',
    body: chosen,
    problems: ['conflict'],
    idempotent: true,
    response: campaignView,
    run: (call) =>
      answer(call, campaignMessages.removed, (context, campaign) =>
        removeDocuments(context, { campaign, documents: documentsOf(call.body) }),
      ),
  }),
]

function readerOf(call: Call<unknown, unknown>) {
  return { db: call.store.db, actor: actorOf(call), now: call.now() }
}

function log(call: Call<unknown, unknown>, campaignId: number): void {
  const { log, requestId, request } = call
  log.info(
    { requestId, actor: actorOf(call), campaignId, url: request.url },
    'a campaign was changed',
  )
}

async function answer(
  call: Call<unknown, unknown>,
  message: Message,
  change: (context: Context, id: number) => Promise<void>,
) {
  const { store, now, params } = call
  const id = params.id ?? 0
  const actor = actorOf(call)
  await store.write((db) => change({ db, actor, now: now() }, id))
  log(call, id)
  return { message, data: await viewCampaign(readerOf(call), id) }
}

function documentsOf({ documents }: z.infer<typeof chosen>): Document[] {
  return documents.map(({ entity_type, entry_id: entryId, language }) => {
    const declaration = declarationByEntityType(entity_type)
    if (!declaration) throw invalid({ documents: [campaignMessages.notInCampaign] })
    return { declaration, entryId, language }
  })
}
