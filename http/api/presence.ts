import { messages } from '#catalogue/messages/messages.ts'
import { presenceBody, presenceResponse } from '#catalogue/wire/presence.ts'
import { presenceBoardOf } from '#domain/presence/presence-board.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'

/** Lists the other people who edit the same documents. */
export const presenceRoutes: Route[] = [
  defineRoute({
    methods: ['post'],
    path: '/presence',
    allow: 'content.view',
    summary:
      'Report what a tab has open; the response names who else has it open and who types there',
    rate: 'presence',
    body: presenceBody,
    response: presenceResponse,
    async run(call) {
      const { tab, places } = call.body
      const people = await presenceBoardOf(call).update(actorOf(call), tab, places)
      return { message: messages.loaded, data: { people } }
    },
  }),
]
