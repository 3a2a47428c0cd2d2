import { z } from 'zod'
import { sections } from '#catalogue/catalogue.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { lockInCampaign } from '#domain/campaigns/document-in-campaign.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { loadDocumentView } from '#domain/content/load-document-view.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { requestedLanguage } from '#domain/reading/brand-languages.ts'
import { campaignQuery } from '#http/call/campaign-query.ts'
import { languageQuery, translationSent } from '#http/call/language-query.ts'
import { actorOf, type Call, defineRoute, type Route } from '#http/call/route.ts'
import {
  linkWarnings,
  savedResponse,
  savedSectionSchema,
  saveSectionSchema,
} from '#http/call/saved-response.ts'

const query = z.object({ ...languageQuery, ...campaignQuery })
type Query = z.infer<typeof query>

/** The saves of sections that need approval: `POST path` opens a revision, `path/{id}` saves it. */
export const sectionSaveRoutes: Route[] = sections
  .filter(({ workflow }) => workflow === 'approval')
  .flatMap((section) => (section.savePath === null ? [] : routesOf(section, section.savePath)))

function routesOf(section: Section, path: string): Route[] {
  const body = saveSectionSchema(section)
  const response = savedSectionSchema(section)
  return [
    defineRoute<SentValues, Query>({
      methods: ['post'],
      path,
      allow: section.ability,
      checksScope: true,
      summary: `${section.label}: open a record, as draft or submitted`,
      query,
      body,
      problems: ['conflict', 'not-found'],
      idempotent: true,
      response,
      run: (call) => save(call, section, null),
    }),
    defineRoute<SentValues, Query>({
      methods: ['post', 'patch'],
      path: `${path}/{id}`,
      allow: section.ability,
      checksScope: true,
      summary: `${section.label}: save or submit a record`,
      query,
      body,
      problems: ['conflict'],
      idempotent: true,
      response,
      run: (call) => save(call, section, call.params.id ?? null),
    }),
  ]
}

async function save(call: Call<SentValues, Query>, declaration: Section, recordId: number | null) {
  const now = call.now()
  const actor = actorOf(call)
  const language = await requestedLanguage(call.store.db, now, call.query.lang)
  const onSite = sectionDocument(declaration, language)
  const sent = language === '' ? call.body : translationSent(declaration, call.body)
  const { saved, document } = await call.store.write(async (db) => {
    const document = await lockInCampaign({ db }, onSite, call.query.campaign)
    const saved = await saveContent({ db, actor, now }, { document, recordId, sent })
    return { saved, document }
  })
  const state = await loadDocumentView({ db: call.store.db, actor, now }, document)
  const message = saved.submitted ? messages.submitted : messages.saved
  return { message, data: savedResponse(state, await linkWarnings(call, declaration, state)) }
}
