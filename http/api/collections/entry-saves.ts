import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { entryStateSchema } from '#catalogue/content/entry-schema.ts'
import { isTranslated } from '#catalogue/content/is-translated.ts'
import { saveBody, version } from '#catalogue/content/save-body.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import type { Language } from '#catalogue/languages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { schemaName } from '#catalogue/schema-name.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { findInCampaign, lockInCampaign } from '#domain/campaigns/document-in-campaign.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { archiveEntry } from '#domain/entries/archive-entry.ts'
import { duplicateEntry } from '#domain/entries/duplicate-entry.ts'
import { type EntryDocument, loadEntry } from '#domain/entries/load-entry.ts'
import { saveEntry } from '#domain/entries/save-entry.ts'
import { requestedLanguage } from '#domain/reading/brand-languages.ts'
import { campaignQuery } from '#http/call/campaign-query.ts'
import { languageQuery, translationSent } from '#http/call/language-query.ts'
import { actorOf, type Call, defineRoute, type Route } from '#http/call/route.ts'
import { savedEntry, savedEntrySchema } from './saved-entry.ts'

const query = z.object({ ...languageQuery, ...campaignQuery })
const newQuery = z.object(campaignQuery)
type Query = z.infer<typeof query>

/** Calls that load and change one entry, of every collection (contract section 4). */
export const entrySaveRoutes: Route[] = collections.flatMap((collection) => [
  ...saveRoutes(collection),
  ...otherRoutes(collection),
])

function saveRoutes(collection: Collection): Route[] {
  const { path, label, ability } = collection
  const response = savedEntrySchema(collection)
  const body = saveBody(collection)
  return [
    defineRoute<SentValues, z.infer<typeof newQuery>>({
      methods: ['post'],
      path,
      allow: ability,
      checksScope: true,
      summary: `${label}: a new entry, as draft or submitted`,
      problems: ['not-found'],
      idempotent: true,
      query: newQuery,
      body: body
        .omit({ autosave: true, ...(isTranslated(collection) ? { source_id: true } : {}) })
        .meta({ id: `Add${schemaName(collection)}` }),
      response,
      async run(call) {
        const { store, now, body: sent, query } = call
        const { saved, document } = await store.write(async (db) => {
          const entry: EntryDocument = { declaration: collection, entryId: 0, language: '' }
          const inside = await lockInCampaign({ db }, entry, query.campaign)
          const context = { db, actor: actorOf(call), now: now() }
          const saved = await addEntry(context, collection, sent, inside)
          return { saved, document: { ...inside, entryId: saved.entryId } }
        })
        return savedEntry(call, document, saved.submitted ? messages.submitted : messages.saved)
      },
    }),
    defineRoute<SentValues, Query>({
      methods: ['post', 'patch'],
      path: `${path}/{id}`,
      allow: ability,
      checksScope: true,
      summary: `${label}: save or submit; \`record_id\` is the record that was edited`,
      query,
      body: body
        .extend({ record_id: idNumber.optional() })
        .meta({ id: `Save${schemaName(collection)}` }),
      problems: ['conflict'],
      idempotent: true,
      response,
      run: (call) => save(call, collection),
    }),
  ]
}

function otherRoutes(collection: Collection): Route[] {
  const { path, label, ability } = collection
  const response = savedEntrySchema(collection)
  return [
    defineRoute<undefined, Query>({
      methods: ['get'],
      path: `${path}/create/{id}`,
      allow: 'content.view',
      summary: `${label}: one entry with its records and available steps`,
      query,
      response: entryStateSchema(collection),
      async run(call) {
        const { store, now, query } = call
        const onSite = await requestedEntry(call, collection)
        const document = await findInCampaign(store.db, onSite, query.campaign)
        const data = await loadEntry({ db: store.db, actor: actorOf(call), now: now() }, document)
        return { message: messages.loaded, data }
      },
    }),
    defineRoute({
      methods: ['post'],
      path: `${path}/{id}/duplicate`,
      allow: ability,
      checksScope: true,
      summary: `${label}: a copy of the entry, as draft`,
      body: z.strictObject({}),
      idempotent: true,
      response,
      async run(call) {
        const { store, now } = call
        const from = entryOf(call, collection)
        const { entryId } = await store.write((tx) =>
          duplicateEntry({ db: tx, actor: actorOf(call), now: now() }, from),
        )
        return savedEntry(call, { ...from, entryId }, messages.duplicated)
      },
    }),
    defineRoute({
      methods: ['delete'],
      path: `${path}/{id}`,
      allow: ability,
      checksScope: true,
      summary: `${label}: submit taking it off the site; once approved it is 410`,
      body: z.strictObject({ version: version.optional() }),
      problems: ['conflict'],
      idempotent: true,
      response,
      async run(call) {
        const { store, now, body: sent } = call
        const document = entryOf(call, collection)
        await store.write((tx) =>
          archiveEntry({ db: tx, actor: actorOf(call), now: now() }, { document, ...sent }),
        )
        return savedEntry(call, document, messages.submitted)
      },
    }),
  ]
}

async function save(call: Call<SentValues, Query>, collection: Collection) {
  const { store, now } = call
  const onSite = await requestedEntry(call, collection)
  const { record_id, ...fields } = call.body
  const recordId = typeof record_id === 'number' ? record_id : null
  const sent = onSite.language === '' ? fields : translationSent(collection, fields)
  const { saved, document } = await store.write(async (db) => {
    const document = await lockInCampaign({ db }, onSite, call.query.campaign)
    const context = { db, actor: actorOf(call), now: now() }
    return { saved: await saveEntry(context, { document, recordId, sent }), document }
  })
  const message = saved.published ? messages.publishedAtOnce : messages.submitted
  const isDraft = !saved.submitted && !saved.published
  return savedEntry(call, document, isDraft ? messages.saved : message)
}

/** Returns the entry of the address in the brand's first language. */
function entryOf({ params }: Call<unknown, unknown>, declaration: Collection): EntryDocument {
  return { declaration, entryId: params.id ?? 0, language: '' }
}

/** Returns the entry of the address in the requested language. */
async function requestedEntry(
  call: Call<unknown, { lang?: Language | undefined }>,
  declaration: Collection,
): Promise<EntryDocument> {
  const language = await requestedLanguage(call.store.db, call.now(), call.query.lang)
  return { ...entryOf(call, declaration), language }
}
