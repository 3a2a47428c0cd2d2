import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages.ts'
import { plainText } from '#catalogue/plain-text.ts'
import { type State, stateCodes } from '#catalogue/revision-state.ts'
import { listLog } from '#domain/content/list-log.ts'
import { listed, pageOf, pageQuery } from '../envelope.ts'
import { defineRoute, type Route } from '../route.ts'

const logQuery = z.object({
  ...pageQuery,
  /** Empty, as a form sends it, means all. */
  status: z.enum(['', '0', '1', '2', '3', '4']).optional(),
  search: plainText(limits.search).optional(),
})

/** The activity log (contract section 4, "Logs"). */
export const logRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/logs',
    allow: 'logs.view',
    summary: 'All activity, newest first, by status and search',
    query: logQuery,
    async run({ store, query }) {
      const state = stateOf(query.status)
      const filter = {
        ...(state ? { state } : {}),
        ...(query.search ? { search: query.search } : {}),
      }
      const { entries, total } = await listLog(store.db, filter, pageOf(query))
      return { message: messages.loaded, data: listed(entries, total, query) }
    },
  }),
]

function stateOf(code: string | undefined): State | undefined {
  const states = Object.keys(stateCodes) as State[]
  return states.find((state) => String(stateCodes[state]) === code)
}
