import { z } from 'zod'
import { sections } from '#catalogue/catalogue.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { ownPath } from '#catalogue/text/own-path.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { loadDocumentView } from '#domain/content/load-document-view.ts'
import { requestedLanguage } from '#domain/reading/brand-languages.ts'
import { saveSiteLayout } from '#domain/site-layout/save-site-layout.ts'
import { languageQuery, translationSent } from '#http/call/language-query.ts'
import { actorOf, type Call, defineRoute, type Route } from '#http/call/route.ts'
import {
  linkWarnings,
  savedResponse,
  savedSectionSchema,
  saveSectionSchema,
} from '#http/call/saved-response.ts'

const settingsBody = saveSectionSchema(settings)
  .extend({
    confirm_currency: z.boolean().optional().meta({
      description:
        'While there are prices, another `currency` is refused (409) with their number unless this is true. Prices keep their value in the main unit: 3.90 EUR becomes 4 JPY or 3.900 KWD.',
    }),
  })
  .meta({ id: 'SaveSettings' })

const query = z.object(languageQuery)
type Query = z.infer<typeof query>

/**
 * The saves of sections without approval (specification section 7, "Header and footer saves"; contract
 * section 4, "Settings").
 */
export const layoutSaveRoutes: Route[] = sections
  .filter(({ workflow }) => workflow === 'direct')
  .flatMap((section) => (section.savePath === null ? [] : [routeOf(section, section.savePath)]))

function routeOf(section: Section, path: string): Route {
  return defineRoute<SentValues, Query>({
    methods: ['post', 'patch'],
    path,
    allow: section.ability,
    checksScope: true,
    summary: `${section.label}: save and publish at once`,
    query,
    body: section === settings ? settingsBody : saveSectionSchema(section),
    problems: ['conflict'],
    idempotent: true,
    response: savedSectionSchema(section),
    run: (call) => save(call, section),
  })
}

async function save(call: Call<SentValues, Query>, section: Section) {
  const now = call.now()
  const actor = actorOf(call)
  const language = await requestedLanguage(call.store.db, now, call.query.lang)
  const document = sectionDocument(section, language)
  const body = section.key === redirects.key ? withOwnPaths(call.body, call) : call.body
  const sent = language === '' ? body : translationSent(section, body)
  const isChanged = await call.store.write((tx) =>
    saveSiteLayout({ db: tx, actor, now }, document, sent),
  )
  const message = isChanged ? messages.published : messages.unchanged
  const state = await loadDocumentView({ db: call.store.db, actor, now }, document)
  return { message, data: savedResponse(state, await linkWarnings(call, section, state)) }
}

/** Replaces URLs of this site by their paths, so that a redirect to itself is recognised. */
function withOwnPaths(
  sent: SentValues,
  { config }: Pick<Call<SentValues, Query>, 'config'>,
): SentValues {
  const { redirects: rows } = sent
  if (!Array.isArray(rows)) return sent
  const changes = rows.map((row) => {
    const to = isRow(row) && typeof row.to === 'string' ? ownPath(row.to, config.publicUrl) : null
    return to === null ? row : { ...(row as object), to }
  })
  return { ...sent, redirects: changes }
}

function isRow(row: unknown): row is { to?: unknown } {
  return typeof row === 'object' && row !== null
}
