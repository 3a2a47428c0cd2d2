import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { listPageOf, logEntry } from '#catalogue/wire.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { listEntryLog } from '#domain/entries/list-entry-log.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { defineRoute, type Route } from '#http/call/route.ts'

/** The log of each entry; a line's changes are at `/logs/{id}`. */
export const entryLogRoutes: Route[] = collections.map((declaration) =>
  defineRoute({
    methods: ['get'],
    path: `${declaration.path}/create/{id}/logs`,
    allow: 'logs.view',
    summary: `${declaration.label}: the log of one entry in all languages, newest first`,
    query: z.object(pageQuery),
    response: listPageOf(logEntry),
    async run({ store, now, params, query }) {
      await tryApplyDueTransitions(store, now())
      const document = { declaration, entryId: params.id ?? 0, language: '' } as const
      const { entries, total } = await listEntryLog(store.db, document, pageOf(query))
      return { message: messages.loaded, data: paginate(entries, total, query) }
    },
  }),
)
