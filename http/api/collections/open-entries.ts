import { z } from 'zod'
import { openEntry } from '#catalogue/content/entry-schema.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { whole } from '#catalogue/wire.ts'
import { listOpenEntries } from '#domain/entries/list-open-entries.ts'
import { defineRoute, type Route } from '#http/call/route.ts'

/** As many as a dashboard has room for. */
const most = 8

/** What of all collections somebody has to go on with. */
export const openEntryRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/entries/open',
    allow: 'content.view',
    summary:
      'Entries of all collections that were sent back or are drafts: the latest, and how many',
    answer: z.object({ data: z.array(openEntry), total: whole }),
    async run({ store, now }) {
      const { rows, total } = await listOpenEntries(store, now(), most)
      return { message: messages.loaded, data: { data: rows, total } }
    },
  }),
]
