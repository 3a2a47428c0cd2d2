import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { roles } from '#catalogue/roles.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { overview } from '#catalogue/wire/overview.ts'
import { workload } from '#catalogue/wire/workload.ts'
import { closeFirstSteps } from '#domain/overview/load-first-steps.ts'
import { loadOverview } from '#domain/overview/load-overview.ts'
import { loadWorkload } from '#domain/overview/load-workload.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, defineRoute, nothing, type Route } from '#http/call/route.ts'

/** The dashboard of the back office. */
export const overviewRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/dashboard',
    allow: 'content.view',
    summary: "What waits for the caller, this week's calendar, and the state of the content",
    query: z.object({
      /** First day of the week: 1 for Monday to 7 for Sunday. */
      week_start: z.coerce.number().int().min(1).max(7).default(1),
    }),
    response: overview,
    async run(call) {
      const { store, now, query } = call
      const data = await loadOverview(store, actorOf(call), now(), query.week_start)
      return { message: messages.loaded, data }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/workload',
    allow: 'work.assign',
    summary: 'Who waits for whom, for how much and since when, by role and group of restaurants',
    query: z.object({
      ...pageQuery,
      /** Of the people who are waited for. */
      role: z.enum(roles.map(({ name }) => name)).optional(),
      /** A group of restaurants, with the groups inside it. */
      group: z.coerce.number().pipe(idNumber).optional(),
    }),
    response: workload,
    async run(call) {
      const { store, now, query } = call
      const { role, group } = query
      const asked = { ...(role ? { role } : {}), ...(group ? { group } : {}) }
      const { rows, total, roles } = await loadWorkload(store, now(), asked, pageOf(query))
      return { message: messages.loaded, data: { ...paginate(rows, total, query), roles } }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/dashboard/first-steps/close',
    allow: 'users.manage',
    summary: 'Close the first steps of a new brand for everybody',
    body: z.strictObject({}),
    response: nothing,
    async run({ store }) {
      await store.write((tx) => closeFirstSteps(tx))
      return { message: messages.saved, data: {} }
    },
  }),
]
