import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import {
  countUndeclaredContent,
  exportUndeclaredContent,
} from '#domain/content/lists/undeclared-content.ts'
import { defineRoute, nothing, type Route } from '../call/route.ts'

/** What is kept of a brand's former declarations, fields and kinds of blocks. */
export const undeclaredContentRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/settings/undeclared-content',
    allow: 'settings.edit',
    summary: 'How much content is kept that the brand no longer declares',
    response: z.object({
      documents: z.array(z.object({ key: z.string(), count: z.int() })),
      fields: z.array(z.object({ key: z.string(), field: z.string(), count: z.int() })),
    }),
    async run({ store }) {
      return { message: messages.loaded, data: await countUndeclaredContent(store) }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/settings/undeclared-content/export',
    allow: 'settings.edit',
    rate: 'export',
    summary: 'The content that is kept, as JSON',
    response: nothing,
    download: ['application/json'],
    async run({ store }) {
      const file = {
        name: 'undeclared-content.json',
        type: 'application/json; charset=utf-8',
        body: exportUndeclaredContent(store),
      }
      return { message: messages.loaded, data: {}, file }
    },
  }),
]
