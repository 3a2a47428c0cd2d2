import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { languages } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { toStoredNames } from '#catalogue/messages/localize.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { lineOfText, plainText } from '#catalogue/text/plain-text.ts'
import { user, userLine } from '#catalogue/wire/users.ts'
import { listPageOf } from '#catalogue/wire.ts'
import { changePassword } from '#domain/people/users/change-password.ts'
import { eraseUser } from '#domain/people/users/erase-user.ts'
import { forgetNames } from '#domain/people/users/forget-names.ts'
import { listChanges } from '#domain/people/users/list-changes.ts'
import { listUsers } from '#domain/people/users/list-users.ts'
import { saveLanguage } from '#domain/people/users/save-language.ts'
import { updateUser } from '#domain/people/users/update-user.ts'
import { viewUser } from '#domain/people/users/view-user.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, defineRoute, nothing, type Route, tokenOf } from '#http/call/route.ts'
import { changeOf, roleNamed, typedPassword, userBody } from './user-body.ts'

const list = defineRoute({
  methods: ['get'],
  path: '/users',
  allow: 'users.manage',
  summary: 'All accounts, by name.',
  query: z.object({
    ...pageQuery,
    search: plainText(limits.search).optional(),
    role: z.enum(['1', '2', '3', '4']).optional(),
    status: z.enum(['0', '1']).optional(),
  }),
  response: listPageOf(user),
  async run({ store, query }) {
    const role = query.role ? roleNamed(roleNumbers[query.role]) : undefined
    const active = query.status ? query.status === '1' : undefined
    const search = query.search && toStoredNames(query.search)
    const filter = { search, role, active }
    const { users, total } = await listUsers(store.db, filter, pageOf(query))
    return { message: messages.loaded, data: paginate(users, total, query) }
  },
})

const roleNumbers = { '1': 1, '2': 2, '3': 3, '4': 4 } as const

const view = defineRoute({
  methods: ['get'],
  path: '/users/{id}/view',
  allow: 'self.manage',
  allowOthers: 'users.manage',
  summary: "The caller's account; Admins see every account.",
  response: user,
  async run(call) {
    const data = await viewUser(call.store.db, call.params.id ?? 0)
    return { message: messages.loaded, data }
  },
})

const log = defineRoute({
  methods: ['get'],
  path: '/users/{id}/log',
  allow: 'users.manage',
  summary: 'Changes of an account and their authors, the newest first.',
  query: z.object(pageQuery),
  response: listPageOf(userLine),
  async run({ store, params, query }) {
    const { lines, total } = await listChanges(store.db, params.id ?? 0, pageOf(query))
    return { message: messages.loaded, data: paginate(lines, total, query) }
  },
})

const update = defineRoute({
  methods: ['post', 'patch'],
  path: '/users/{id}/update',
  allow: 'self.manage',
  allowOthers: 'users.manage',
  summary: "Change the caller's names; Admins change every account.",
  body: userBody,
  problems: ['conflict'],
  response: user,
  async run(call) {
    const { store, now, params, body, log, requestId } = call
    const actor = actorOf(call)
    const id = params.id ?? 0
    const { user: data, isChanged } = await store.write((tx) =>
      updateUser({ db: tx, actor, now: now() }, id, changeOf(body)),
    )
    if (isChanged) log.info({ requestId, actor, personId: id }, 'an account was changed')
    const saved = id === actor.id ? peopleMessages.profileSaved : peopleMessages.userSaved
    return { message: isChanged ? saved : peopleMessages.unchanged, data }
  },
})

const password = defineRoute({
  methods: ['post', 'patch'],
  path: '/users/update/password',
  allow: 'self.manage',
  summary: "Change the caller's password; every other session ends.",
  body: z.strictObject({
    current_password: typedPassword,
    password: typedPassword,
    password_confirmation: typedPassword,
  }),
  problems: ['conflict', 'too-many'],
  response: nothing,
  async run(call) {
    const { body, address, log, requestId } = call
    const actor = actorOf(call)
    const from = { tokenHash: tokenOf(call), address }
    await changePassword(call, actor, from, {
      current: body.current_password,
      password: body.password,
      confirmation: body.password_confirmation,
    })
    log.info({ requestId, actor, address }, 'a password was changed')
    return { message: peopleMessages.passwordChanged, data: {} }
  },
})

const language = defineRoute({
  methods: ['post', 'patch'],
  path: '/users/update/language',
  allow: 'self.manage',
  summary: "Save the caller's language, in which mails are sent.",
  body: z.strictObject({ language: z.enum(languages) }),
  response: nothing,
  async run(call) {
    const { store, body } = call
    await store.write((tx) => saveLanguage(tx, actorOf(call), body.language))
    return { message: peopleMessages.languageKept, data: {} }
  },
})

/** Milliseconds that the call waits for the log to be cleared of the name; a long log is cleared later. */
const longestForgetting = 1_000

const erase = defineRoute({
  methods: ['post'],
  path: '/users/{id}/erase',
  allow: 'users.manage',
  summary:
    'Erase the person of a deactivated account; the log keeps what they did, without a name.',
  body: z.strictObject({ username: lineOfText(limits.username) }),
  problems: ['conflict'],
  response: user,
  async run(call) {
    const { store, now, params, body, log, requestId } = call
    const actor = actorOf(call)
    const id = params.id ?? 0
    const data = await store.write((tx) =>
      eraseUser({ db: tx, actor, now: now() }, { id, username: body.username }),
    )
    log.info({ requestId, actor, personId: id }, 'a person was erased')
    // The account is erased already: failures from here on must not fail the call.
    const forgetting = forgetNames(call, AbortSignal.timeout(longestForgetting))
    const left = forgetting.then(({ failed }) => {
      for (const err of failed)
        log.warn({ requestId, err }, 'an erased name is still in the log: it is cleared later')
    })
    await Promise.race([left, pause(longestForgetting, undefined, { ref: false })])
    return { message: peopleMessages.userErased, data }
  },
})

/** Accounts (specification section 7, "Users and tickets"; contract section 3). */
export const userRoutes: Route[] = [list, view, log, update, erase, password, language]
