import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { countKeptContent, exportKeptContent } from '#domain/content/lists/kept-content.ts'
import { defineRoute, nothing, type Route } from '../call/route.ts'

/** What is kept of a brand's former declarations, fields and kinds of blocks. */
export const keptContentRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/settings/kept-content',
    allow: 'settings.edit',
    summary: 'How much content is kept that the brand no longer declares',
    response: z.object({
      documents: z.array(z.object({ key: z.string(), count: z.int() })),
      fields: z.array(z.object({ key: z.string(), field: z.string(), count: z.int() })),
    }),
    async run({ store }) {
      return { message: messages.loaded, data: await countKeptContent(store) }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/settings/kept-content/export',
    allow: 'settings.edit',
    rate: 'export',
    summary: 'The content that is kept, as JSON',
    response: nothing,
    download: ['application/json'],
    async run({ store }) {
      const file = {
        name: 'kept-content.json',
        type: 'application/json; charset=utf-8',
        body: exportKeptContent(store),
      }
      return { message: messages.loaded, data: {}, file }
    },
  }),
]
