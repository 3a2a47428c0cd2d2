import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { Label } from '#catalogue/messages/sentence.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { words } from '#catalogue/wire.ts'
import { askedLanguage } from '#domain/reading/brand-languages.ts'
import { searchSite } from '#domain/search/search-site.ts'
import { languageQuery } from '../call/language-query.ts'
import { defineRoute, type Route } from '../call/route.ts'

const parts = z.array(z.object({ text: z.string(), hit: z.boolean() }))

const result = z.object({
  title: z.string(),
  excerpt: z.string(),
  url: z.string(),
  title_parts: parts,
  excerpt_parts: parts,
})

const results = z.object({
  query: z.string(),
  total: z.int(),
  groups: z.array(z.object({ kind: words, total: z.int(), results: z.array(result) })),
})

/** The site's search (contract section 4, "Public search"). */
export const searchRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/search',
    allow: 'everybody',
    summary: 'What guests find in a language, by kind, with what the search has met marked',
    query: z.object({ query: plainText(limits.search).default(''), ...languageQuery }),
    answer: results,
    async run({ store, now, query }) {
      const at = now()
      const language = await askedLanguage(store.db, at, query.lang)
      const found = await searchSite(store, at, query.query, language)
      const groups = found.groups.map((group) => ({ ...group, kind: new Label(group.kind) }))
      return { message: messages.loaded, data: { ...found, groups } }
    },
  }),
]
