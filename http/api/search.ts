import { z } from 'zod'
import { languageNames } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { Label } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { localizableText } from '#catalogue/wire.ts'
import { lookUpMedia } from '#domain/media/look-up-media.ts'
import { requestedLanguage } from '#domain/reading/brand-languages.ts'
import { picturesOf, searchSite } from '#domain/search/search-site.ts'
import { languageQuery } from '../call/language-query.ts'
import { defineRoute, type Route } from '../call/route.ts'

const parts = z.array(z.object({ text: z.string(), hit: z.boolean() }))

const result = z.object({
  title: z.string(),
  excerpt: z.string(),
  url: z.string(),
  title_parts: parts,
  excerpt_parts: parts,
  picture: z.object({ url: z.string(), alt: z.string() }).nullable(),
})

const response = z.object({
  query: z.string(),
  match: z.enum(['all', 'near', 'some']).meta({
    description:
      'Results hold all words of the query, all of them with typing errors, or some of them',
  }),
  total: z.int(),
  dietary: z
    .object({ without: z.array(z.string()), diets: z.array(z.string()) })
    .nullable()
    .meta({
      description:
        'Allergens and diets that the query names: the results are the menu filtered by them. Both lists are empty when the query avoids something else; null when it avoids nothing',
    }),
  groups: z.array(z.object({ kind: localizableText, total: z.int(), results: z.array(result) })),
})

/** The search of the site (contract section 4, "Public search"). */
export const searchRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/search',
    allow: 'everybody',
    rate: 'search',
    summary: 'Search results in a language, by kind, with the matches marked',
    query: z.object({ query: plainText(limits.search).default(''), ...languageQuery }),
    response,
    async run({ store, search, pages, now, query: { query, lang } }) {
      const at = now()
      const language = await requestedLanguage(store.db, at, lang)
      const { language: other, ...matches } = await searchSite(
        { store, search, pages },
        at,
        query,
        language,
      )
      const pictures = await lookUpMedia(store.db, picturesOf(matches), language)
      const groups = matches.groups.map(({ kind, total, results }) => ({
        kind: new Label(kind),
        total,
        results: results.map(({ picture_id, ...result }) => {
          const picture = pictures.get(picture_id ?? 0)
          return { ...result, picture: picture ? { url: picture.url, alt: picture.alt } : null }
        }),
      }))
      const message = other
        ? fill(messages.searchElsewhere, { language: languageNames[other] })
        : messages.loaded
      return { message, data: { ...matches, groups } }
    },
  }),
]
