import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { emailChange } from '#catalogue/wire/users.ts'
import { confirmEmail } from '#domain/people/email/confirm-email.ts'
import { cancelEmailChange, viewEmailChange } from '#domain/people/email/email-change.ts'
import { requestEmailChange } from '#domain/people/email/request-email-change.ts'
import { actorOf, defineRoute, nothing, type Route } from '#http/call/route.ts'
import { email, typedPassword } from './user-body.ts'

/** Changes of the caller's e-mail, which takes effect when the new address has confirmed it. */
export const emailRoutes: Route[] = [
  defineRoute({
    methods: ['post', 'patch'],
    path: '/users/update/email',
    allow: 'self.manage',
    summary:
      "Request a change of the caller's e-mail; it takes effect once confirmed by the mailed link.",
    body: z.strictObject({ email, current_password: typedPassword }),
    problems: ['conflict', 'too-many'],
    response: nothing,
    async run(call) {
      const { body, address, log, requestId } = call
      const actor = actorOf(call)
      const typed = { email: body.email, password: body.current_password }
      await requestEmailChange(call, actor, { address }, typed)
      log.info({ requestId, actor, address }, 'a change of e-mail was requested')
      return { message: peopleMessages.emailAsked, data: {} }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/auth/email',
    allow: 'self.manage',
    summary: 'The requested e-mail that is not confirmed yet.',
    response: z.object({ asked: emailChange.nullable() }),
    async run(call) {
      const { store, now } = call
      const emailChange = await viewEmailChange({ db: store.db, actor: actorOf(call), now: now() })
      return { message: messages.loaded, data: { asked: emailChange } }
    },
  }),
  defineRoute({
    methods: ['delete'],
    path: '/auth/email',
    allow: 'self.manage',
    summary: 'Cancel the requested change of e-mail.',
    response: nothing,
    async run(call) {
      const { store, now } = call
      await store.write((tx) => cancelEmailChange({ db: tx, actor: actorOf(call), now: now() }))
      return { message: peopleMessages.emailKept, data: {} }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/auth/email/confirm',
    allow: 'self.manage',
    summary: 'Confirm the requested e-mail by the token that was mailed to it.',
    body: z.strictObject({ token: z.string().max(100) }),
    problems: ['not-found'],
    response: z.object({ email: z.string() }),
    async run(call) {
      const { store, now, body, log, requestId, address } = call
      const actor = actorOf(call)
      const data = await store.write((tx) =>
        confirmEmail({ db: tx, actor, now: now() }, body.token),
      )
      log.info({ requestId, actor, address }, 'an e-mail was confirmed')
      return { message: peopleMessages.emailConfirmed, data }
    },
  }),
]
