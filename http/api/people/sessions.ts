import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { openSession } from '#catalogue/wire/users.ts'
import { listPageOf } from '#catalogue/wire.ts'
import { endSessions } from '#domain/people/end-sessions.ts'
import { endSession, listSessions } from '#domain/people/users/own-sessions.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, defineRoute, nothing, type Route, tokenOf } from '#http/call/route.ts'

/** The caller's own sessions. */
export const sessionRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/auth/sessions',
    allow: 'self.manage',
    summary: "The caller's sessions, the last used first.",
    query: z.object(pageQuery),
    response: listPageOf(openSession),
    async run(call) {
      const sessions = await listSessions(call, actorOf(call), tokenOf(call))
      const { offset, limit } = pageOf(call.query)
      const rows = sessions.slice(offset, offset + limit)
      return { message: messages.loaded, data: paginate(rows, sessions.length, call.query) }
    },
  }),
  defineRoute({
    methods: ['delete'],
    path: '/auth/sessions/{id}',
    allow: 'self.manage',
    summary: "End one of the caller's sessions.",
    response: nothing,
    async run(call) {
      await endSession(call, actorOf(call), call.params.id ?? 0)
      return { message: peopleMessages.sessionEnded, data: {} }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/auth/sessions/end',
    allow: 'self.manage',
    summary: 'End every session of the caller but this one.',
    response: nothing,
    async run(call) {
      const { store } = call
      await store.write((tx) => endSessions(tx, actorOf(call).id, tokenOf(call)))
      return { message: peopleMessages.sessionsEnded, data: {} }
    },
  }),
]
