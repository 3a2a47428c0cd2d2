import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { z } from 'zod'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { idNumber, plainText } from '#catalogue/text/plain-text.ts'
import { momentText } from '#catalogue/time/moment-text.ts'
import type { EntryWindow } from '#catalogue/time/window-meaning.ts'
import { json } from '#catalogue/wire.ts'
import { findInCampaign } from '#domain/campaigns/document-in-campaign.ts'
import { Problem } from '#domain/problem.ts'
import { requestedLanguage } from '#domain/reading/brand-languages.ts'
import { readUnsaved } from '#domain/reading/read-unsaved.ts'
import { startReading } from '#domain/reading/reading.ts'
import { languageQuery } from '../call/language-query.ts'
import { actorOf, defineRoute, type Route } from '../call/route.ts'
import { withoutScripts } from '../pages/pages.ts'
import { renderPath } from '../pages/render-path.ts'

const body = z.strictObject({
  entity_type: plainText(limits.search),
  /** 0 for a section, and for an entry that was never saved. */
  entry_id: z.int().min(0).max(limits.id).default(0),
  ...languageQuery,
  /** The campaign in which it is edited. */
  campaign: idNumber.optional(),
  record_id: idNumber.nullable().default(null),
  /** What a save would send. */
  values: z.record(z.string(), json),
  /** The address of the page, in its language. */
  path: z.string().startsWith('/').max(limits.url),
  /** The moment at which guests see the page; without it, now and with all drafts. */
  at: momentText.optional(),
})
type UnsavedDocument = z.infer<typeof body>

/** Renders pages with what somebody has typed and not saved. Nothing of it is stored. */
export const unsavedPreviewRoutes: Route[] = [
  defineRoute<UnsavedDocument>({
    methods: ['post'],
    path: '/preview/unsaved',
    allow: 'content.edit',
    checksScope: true,
    summary: 'A page as it would be with the values of a form, which are not stored',
    rate: 'preview',
    body,
    problems: ['not-found'],
    response: z.object({
      html: z.string(),
      /** Wire paths of values that no save accepts yet; the page shows the saved ones. */
      skipped: z.array(z.string()),
      /** Whether the window of what is edited excludes the moment. */
      is_off: z.boolean(),
    }),
    async run(call) {
      // Whoever types on gives up the page before: it may have waited behind another one.
      await yieldToEventLoop()
      if (call.request.signal.aborted) return { message: messages.loaded, data: unread }
      const { entity_type, entry_id: entryId, lang, campaign, values, at } = call.body
      const declaration = declarationByEntityType(entity_type)
      if (!declaration) throw new Problem('not-found', messages.notFound)
      const now = call.now()
      const language = await requestedLanguage(call.store.db, now, lang)
      const actor = actorOf(call)
      const onSite = { declaration, entryId, language }
      const data = await call.store.readSnapshot(async (db) => {
        const document = await findInCampaign(db, onSite, campaign)
        const save = { document, recordId: call.body.record_id, sent: values }
        const { unsaved, skipped } = await readUnsaved({ db, actor, now }, save)
        const moment = at === undefined ? now : new Date(at).toISOString()
        const is_off = at !== undefined && !isOpenAt(unsaved, moment)
        const shown = is_off ? null : unsaved
        const only = at === undefined ? null : 0
        const campaigns = campaign === undefined ? [] : [campaign]
        const shows = { preview: true, only, unsaved: shown, campaigns }
        const reading = startReading(db, moment, shows)
        return {
          html: withoutScripts((await renderPath(call.site, call.body.path, reading)).html),
          skipped,
          is_off,
        }
      })
      return { message: messages.loaded, data }
    },
  }),
]

function isOpenAt({ starts_at, ends_at }: EntryWindow, moment: string): boolean {
  return (starts_at === null || starts_at <= moment) && (ends_at === null || ends_at > moment)
}

/** What a client that has gone does not read. */
const unread = { html: '', skipped: [], is_off: false }
