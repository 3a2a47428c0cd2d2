import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { dayText } from '#catalogue/time/moment-text.ts'
import { calendar } from '#catalogue/wire/overview.ts'
import {
  calendarFeedSince,
  endCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
} from '#domain/overview/calendar-feed.ts'
import { readCalendar } from '#domain/overview/read-calendar.ts'
import { Problem } from '#domain/problem.ts'
import { actorOf, defineRoute, nothing, type Route } from '#http/call/route.ts'

/** The calendar of the back office. */
export const calendarRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/calendar',
    allow: 'content.view',
    summary:
      "What starts and ends for guests on some days of the brand's time zone, and what is planned to",
    query: z.object({
      // Days of five digits follow the last one.
      from: dayText.refine((day) => day < '9999'),
      /** Number of days: a month fills six weeks. */
      days: z.coerce.number().int().min(1).max(42).default(42),
    }),
    response: calendar.extend({ time_zone: z.string() }),
    async run({ store, now, query }) {
      return { message: messages.loaded, data: await readCalendar(store, now(), query) }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/calendar/link',
    allow: 'self.manage',
    summary: 'Since when the caller has a secret link to the calendar; null without one',
    response: z.object({ created_at: z.string().nullable() }),
    async run(call) {
      const created_at = await calendarFeedSince(call.store.db, actorOf(call))
      return { message: messages.loaded, data: { created_at } }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/calendar/link',
    allow: 'self.manage',
    summary: "Makes the caller's secret link to the calendar; the former one no longer works",
    response: z.object({ link: z.string() }),
    async run(call) {
      const actor = actorOf(call)
      const key = await call.store.write((tx) => makeCalendarFeed(tx, actor, call.now()))
      const link = `${call.config.publicUrl}/api/calendar/feed?key=${key}`
      return { message: messages.calendarLinkMade, data: { link } }
    },
  }),
  defineRoute({
    methods: ['delete'],
    path: '/calendar/link',
    allow: 'self.manage',
    summary: "Removes the caller's secret link to the calendar",
    response: nothing,
    async run(call) {
      await call.store.write((tx) => endCalendarFeed(tx, actorOf(call)))
      return { message: messages.calendarLinkRemoved, data: {} }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/calendar/feed',
    allow: 'everybody',
    rate: 'export',
    summary: 'The calendar for the apps of a person, by their secret link',
    query: z.object({ key: z.string().max(100).default('') }),
    response: nothing,
    download: ['text/calendar'],
    problems: ['not-found'],
    async run({ store, now, query, config }) {
      const text = await readCalendarFeed({ store, now }, query.key, config.publicUrl)
      if (text === null) throw new Problem('not-found', messages.noCalendar)
      const type = 'text/calendar; charset=utf-8'
      return {
        message: messages.loaded,
        data: {},
        file: { name: 'calendar.ics', type, body: singleChunk(text) },
      }
    },
  }),
]

async function* singleChunk(text: string) {
  yield text
}
