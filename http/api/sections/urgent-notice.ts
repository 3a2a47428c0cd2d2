import { z } from 'zod'
import { saveBody } from '#catalogue/content/save-body.ts'
import type { SentValues } from '#catalogue/json.ts'
import { localize } from '#catalogue/messages/localize.ts'
import { messages, urgentTexts } from '#catalogue/messages/messages.ts'
import { tones, urgentNotice } from '#catalogue/sections/site/notice.ts'
import { wholeNumber } from '#catalogue/wire.ts'
import { loadBrandRegion } from '#domain/content/brand-region.ts'
import { loadUrgentTerms, mayPublishUrgently } from '#domain/content/urgent/urgent-terms.ts'
import { publishUrgentNotice } from '#domain/publish-urgent-notice.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'

const body = saveBody(urgentNotice)
  .omit({ starts_at: true, approval: true, autosave: true, status: true, version: true })
  .omit({ source_id: true })
  .meta({ id: 'PublishUrgentNotice' })

/** What a person named in Settings publishes at once (docs/decisions/0130). */
export const urgentNoticeRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/banners/urgent-notice/now',
    allow: 'content.view',
    summary:
      'Whether the caller may publish an urgent notice, until when it has to be approved, texts',
    response: z.object({
      can_publish: z.boolean(),
      minutes: wholeNumber,
      texts: z.array(z.object({ tone: z.enum(tones), text: z.string() })),
    }),
    async run(call) {
      const { db } = call.store
      const terms = await loadUrgentTerms(db)
      const { language } = await loadBrandRegion(db)
      const texts = tones.map((tone) => ({ tone, text: localize(language, urgentTexts[tone]) }))
      const can_publish = mayPublishUrgently(terms, actorOf(call))
      return { message: messages.loaded, data: { can_publish, minutes: terms.minutes, texts } }
    },
  }),
  defineRoute<SentValues>({
    methods: ['post'],
    path: '/banners/urgent-notice/now',
    allow: urgentNotice.ability,
    checksScope: true,
    summary:
      'Publishes an urgent notice at once; it ends by itself unless somebody else approves it',
    body,
    problems: ['conflict'],
    idempotent: true,
    response: z.object({ review_until: z.string() }),
    async run(call) {
      const { store, now } = call
      const actor = actorOf(call)
      const review_until = await store.write((db) =>
        publishUrgentNotice({ db, actor, now: now() }, call.body),
      )
      return { message: messages.publishedUrgent, data: { review_until } }
    },
  }),
]
