import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { dayText } from '#catalogue/time/moment-text.ts'
import { calendar } from '#catalogue/wire/overview.ts'
import { readCalendar } from '#domain/overview/read-calendar.ts'
import { defineRoute, type Route } from '#http/call/route.ts'

/** The calendar of the back office. */
export const calendarRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/calendar',
    allow: 'content.view',
    summary:
      "What starts and ends for guests on some days of the brand's time zone, and what is planned to",
    query: z.object({
      from: dayText,
      /** Number of days: a month fills six weeks. */
      days: z.coerce.number().int().min(1).max(42).default(42),
    }),
    response: calendar.extend({ time_zone: z.string() }),
    async run({ store, now, query }) {
      return { message: messages.loaded, data: await readCalendar(store, now(), query) }
    },
  }),
]
