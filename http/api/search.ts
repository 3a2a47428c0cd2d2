import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages.ts'
import { plainText } from '#catalogue/plain-text.ts'
import { searchSite } from '#domain/search/search-site.ts'
import { defineRoute, type Route } from '../route.ts'

/** The site's search (contract section 4, "Public search"). */
export const searchRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/search',
    allow: 'everybody',
    summary: 'What guests find, by kind, with what the search has met marked',
    query: z.object({ query: plainText(limits.search).default('') }),
    run: async ({ store, now, query }) => ({
      message: messages.loaded,
      data: await searchSite(store, now(), query.query),
    }),
  }),
]
