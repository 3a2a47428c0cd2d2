import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { createdLink, invitedUser, linkOwner } from '#catalogue/wire/password-link.ts'
import type { Config } from '#config.ts'
import { choosePassword, viewLink } from '#domain/people/links/choose-password.ts'
import { inviteUser } from '#domain/people/links/invite-user.ts'
import { type CreatedLink, makeLink } from '#domain/people/links/make-link.ts'
import { requestPasswordLink } from '#domain/people/links/request-password-link.ts'
import { actorOf, defineRoute, nothing, type Route } from '#http/call/route.ts'
import { email, personName, roleId, roleNamed, typedPassword, username } from './user-body.ts'

const invite = defineRoute({
  methods: ['post'],
  path: '/users',
  allow: 'users.manage',
  summary: 'Invite a person; the link is only in this response.',
  body: z.strictObject({
    username,
    email,
    first_name: personName,
    last_name: personName,
    role: roleId,
  }),
  response: invitedUser,
  async run(call) {
    const { store, now, body, config, log, requestId } = call
    const actor = actorOf(call)
    const invited = { ...body, role: roleNamed(body.role) }
    const { user, link } = await store.write((tx) =>
      inviteUser({ db: tx, actor, now: now() }, invited),
    )
    log.info({ requestId, actor, personId: user.id }, 'a person was invited')
    return { message: peopleMessages.invited, data: { user, ...linkResponse(link, config) } }
  },
})

const renew = defineRoute({
  methods: ['post'],
  path: '/users/{id}/link',
  allow: 'users.manage',
  summary: 'Create a password link for a person; former links no longer work.',
  problems: ['conflict'],
  response: createdLink,
  async run(call) {
    const { store, now, params, config, log, requestId } = call
    const actor = actorOf(call)
    const id = params.id ?? 0
    const link = await store.write((tx) => makeLink({ db: tx, actor, now: now() }, id))
    log.info({ requestId, actor, personId: id }, 'a password link was created')
    return { message: peopleMessages.linkMade, data: linkResponse(link, config) }
  },
})

/** Puts the token after `#`: browsers do not send it to servers, so it is in no access log. */
function linkResponse(
  { kind, token, expiresAt }: CreatedLink,
  { publicUrl, smtpUrl }: Pick<Config, 'publicUrl' | 'smtpUrl'>,
) {
  const link = `${publicUrl}/admin/welcome#${token}`
  return { kind, link, expires_at: expiresAt, is_mailed: smtpUrl !== null }
}

const forgotten = defineRoute({
  methods: ['post'],
  path: '/auth/forgotten',
  allow: 'everybody',
  summary:
    'Mail a password link, by user name or e-mail; the response does not reveal whether the account exists.',
  body: z.strictObject({ username: z.string().min(1).max(limits.login) }),
  problems: ['too-many'],
  response: nothing,
  async run(call) {
    const { body, log, requestId, address } = call
    const personId = await requestPasswordLink(call, { login: body.username, address })
    log.info({ requestId, address, personId }, 'a password link was requested')
    return { message: peopleMessages.linkAsked, data: {} }
  },
})

const token = z.string().max(100)

const view = defineRoute({
  methods: ['post'],
  path: '/auth/links/view',
  allow: 'everybody',
  summary: 'The owner of a password link.',
  body: z.strictObject({ token }),
  problems: ['not-found'],
  response: linkOwner,
  async run({ store, now, body }) {
    return { message: messages.loaded, data: await viewLink(store.db, now(), body.token) }
  },
})

const use = defineRoute({
  methods: ['post'],
  path: '/auth/links/use',
  allow: 'everybody',
  summary: 'Choose a password by a link, which then no longer works.',
  body: z.strictObject({
    token,
    password: typedPassword,
    password_confirmation: typedPassword,
    /** Only for the first Admin, who has no account yet. */
    names: z
      .strictObject({ username, email, first_name: personName, last_name: personName })
      .optional(),
  }),
  problems: ['not-found'],
  response: z.object({ username: z.string() }),
  async run(call) {
    const { body, log, requestId, address } = call
    const { password, password_confirmation: confirmation, names = null } = body
    const username = await choosePassword(call, body.token, { password, confirmation, names })
    log.info({ requestId, address, username }, 'a password was chosen by a link')
    return { message: peopleMessages.passwordChosen, data: { username } }
  },
})

/** Password links: invitations, forgotten passwords, the first Admin. */
export const linkRoutes: Route[] = [invite, renew, forgotten, view, use]
