import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { factorMessages, peopleMessages } from '#catalogue/people/people-messages.ts'
import { type RoleName, roles } from '#catalogue/roles.ts'
import { user } from '#catalogue/wire/users.ts'
import { resetSecondFactor } from '#domain/people/factor-management/reset-second-factor.ts'
import {
  changeSecuredRoles,
  viewSecuredRoles,
} from '#domain/people/factor-management/secured-roles.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'
import { roleId, roleNamed } from '../user-body.ts'

const securedRoles = z.object({ roles: z.array(roleId) }).meta({ id: 'SecuredRoles' })

const view = defineRoute({
  methods: ['get'],
  path: '/settings/sign-in',
  allow: 'settings.edit',
  summary: 'The roles that need a second factor.',
  response: securedRoles,
  async run({ store }) {
    const data = { roles: idsOf(await viewSecuredRoles(store.db)) }
    return { message: messages.loaded, data }
  },
})

const update = defineRoute({
  methods: ['post', 'patch'],
  path: '/settings/sign-in/update',
  allow: 'settings.edit',
  summary:
    'Choose the roles that need a second factor; people without one set it up at their next call.',
  body: z.strictObject({ roles: z.array(roleId).max(roles.length) }),
  response: securedRoles,
  async run(call) {
    const { store, now, body, log, requestId } = call
    const actor = actorOf(call)
    const roleNames = body.roles.map(roleNamed)
    const { isChanged } = await store.write((tx) =>
      changeSecuredRoles({ db: tx, actor, now: now() }, roleNames),
    )
    if (isChanged)
      log.info({ requestId, actor, roles: roleNames }, 'roles with a second factor were changed')
    const data = { roles: idsOf(await viewSecuredRoles(store.db)) }
    return { message: isChanged ? factorMessages.rolesSaved : peopleMessages.unchanged, data }
  },
})

const reset = defineRoute({
  methods: ['post'],
  path: '/users/{id}/second-factor/reset',
  allow: 'users.manage',
  summary: 'Remove app, passkeys and recovery codes of a person who has lost them.',
  problems: ['conflict'],
  response: user,
  async run(call) {
    const { store, now, params, log, requestId } = call
    const actor = actorOf(call)
    const id = params.id ?? 0
    const data = await store.write((tx) => resetSecondFactor({ db: tx, actor, now: now() }, id))
    log.info({ requestId, actor, personId: id }, 'a second factor was reset')
    return { message: factorMessages.reset, data }
  },
})

function idsOf(names: readonly RoleName[]) {
  const known = new Set(names)
  return ([1, 2, 3, 4] as const).filter((id) => known.has(roleNamed(id)))
}

/** Second factors of others, for Admins. */
export const managedFactors: Route[] = [view, update, reset]
