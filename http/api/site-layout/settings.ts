import { z } from 'zod'
import { itemSchema, publishedShape, valuesSchema } from '#catalogue/content/content-schema.ts'
import { type Language, languages } from '#catalogue/languages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { builtInWords } from '#catalogue/search/built-in-words.ts'
import { topicKeys } from '#catalogue/search/topics.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { synonyms } from '#catalogue/sections/site/synonyms.ts'
import { type BrandLanguages, readBrandLanguages } from '#domain/reading/brand-languages.ts'
import { publishedRevision } from '#domain/reading/published-revisions.ts'
import { type Reading, startReading } from '#domain/reading/reading.ts'
import { readSectionResponse } from '#domain/reading/responses/section-responses.ts'
import { listZeroResults } from '#domain/search/search-misses.ts'
import { languageQuery } from '#http/call/language-query.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'
import { readSectionsResponse, sectionsShape } from '#http/call/sections-response.ts'

/** Searches without results that the screen shows. */
const mostTerms = 50

/** The sections of the screen; the logo is a field of the main menu. */
const edited = [settings, mainMenu, redirects, synonyms]

/** A search of guests without results. */
const term = z
  .object({ term: z.string(), count: z.int(), last_at: z.string() })
  .meta({ id: 'ZeroResult' })

/** Built-in words for a topic, in the languages of the brand. */
const readyGroup = z
  .object({
    topic: z.enum(topicKeys),
    words: z.array(z.object({ lang: z.enum(languages), words: z.string() })),
  })
  .meta({ id: 'ReadyGroup' })

const response = z.object({
  ...valuesSchema(settings).shape,
  social_media: z.array(itemSchema(settings)),
  ...publishedShape,
  logo: valuesSchema(mainMenu).pick({ image_id: true, image_url: true }).extend(publishedShape),
  redirects: z.object({ redirects: z.array(itemSchema(redirects)), ...publishedShape }),
  synonyms: z.object({
    ...valuesSchema(synonyms).shape,
    synonyms: z.array(itemSchema(synonyms)),
    ...publishedShape,
  }),
  ready_words: z.array(readyGroup),
  ...sectionsShape(edited).shape,
  zero_results: z.array(term),
})

/** The settings screen; its sections are saved by `layout-saves.ts`. */
export const settingsRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/settings',
    allow: 'content.view',
    summary: 'The brand, its logo, redirects and search synonyms',
    query: z.object(languageQuery),
    response,
    async run(call) {
      const { store, now, query } = call
      const data = {
        ...(await loadSettings(startReading(store.db, now()))),
        ...(await readSectionsResponse(call, actorOf(call), edited, query.lang)),
        zero_results: await listZeroResults(store.db, mostTerms),
      }
      return { message: messages.loaded, data }
    },
  }),
]

async function loadSettings(reading: Reading) {
  const brand = await readSectionResponse(reading, settings)
  const redirectRows = await readSectionResponse(reading, redirects)
  const synonymGroups = await readSectionResponse(reading, synonyms)
  const { values: logo } = await readSectionResponse(reading, mainMenu)
  return {
    ...brand.values,
    social_media: brand.items,
    ...(await publishedRevision(reading, settings)),
    logo: {
      image_id: logo.image_id,
      image_url: logo.image_url,
      ...(await publishedRevision(reading, mainMenu)),
    },
    redirects: { redirects: redirectRows.items, ...(await publishedRevision(reading, redirects)) },
    synonyms: {
      ...synonymGroups.values,
      synonyms: synonymGroups.items,
      ...(await publishedRevision(reading, synonyms)),
    },
    ready_words: readyGroups(await readBrandLanguages(reading)),
  }
}

/** List separators of languages that have their own comma. */
const commas: Partial<Record<Language, string>> = { cn: '，', ae: '، ' }

function readyGroups({ first, others }: BrandLanguages) {
  return topicKeys.map((topic) => ({
    topic,
    words: [first, ...others].map((lang) => ({
      lang,
      words: builtInWords(lang, topic).join(commas[lang] ?? ', '),
    })),
  }))
}
