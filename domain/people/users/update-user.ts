import { location } from '#catalogue/collections/location.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { readScope, type Scope, storedScope } from '#catalogue/people/scope.ts'
import type { RoleName } from '#catalogue/roles.ts'
import type { User } from '#catalogue/wire/users.ts'
import type { Context } from '#domain/context.ts'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { invalid } from '#domain/problem.ts'
import { listExistingEntries, listGroups } from '#store/groups/groups.ts'
import { removeEmailChange } from '#store/people/email-changes.ts'
import { storedLogin } from '#store/people/folded-login.ts'
import { changePerson, findPerson, lockPeople, type Person } from '#store/people/people.ts'
import { removePersonLinks } from '#store/people/person-links.ts'
import type { Tx } from '#store/tables.ts'
import { endSessions } from '../end-sessions.ts'
import { requireNotErased } from './erase-user.ts'
import { noSuchUser } from './no-such-user.ts'
import { type Changes, recordChange } from './record-change.ts'
import { requireFreeNames } from './require-free-names.ts'
import { requireStillMay } from './require-still-may.ts'
import { viewUser } from './view-user.ts'

/** Omitted values stay. */
export interface UserChange {
  username?: string | undefined
  first_name?: string | undefined
  last_name?: string | undefined
  email?: string | undefined
  role?: RoleName | undefined
  active?: boolean | undefined
  scopes?: Scope | undefined
}

/**
 * Changes an account and logs it. For the actor's own role and activity the unchanged values that
 * the specification's client sends are accepted, anything else is rejected (422), and so is the
 * actor's own e-mail. A new role or a deactivation ends the person's sessions. There is always an
 * Admin left: only an Admin can take that role from another, one change after the other.
 */
export async function updateUser(
  context: Context,
  id: number,
  sent: UserChange,
): Promise<{ user: User; isChanged: boolean }> {
  const { db, actor, now } = context
  await lockPeople(db, now)
  await requireStillMay(db, actor, id === actor.id)
  const person = await findPerson(db, id)
  if (!person) throw noSuchUser()
  requireNotErased(person)
  const requested = id === actor.id ? ownChange(person, sent) : sent
  const changed = applied(person, requested)
  const changes = changesOf(person, changed)
  if (Object.keys(changes).length === 0) return { user: await viewUser(db, id), isChanged: false }
  await requireScope(db, changed)
  await requireFreeNames(db, {
    id,
    ...(changes.username ? { username: changed.username } : {}),
    ...(changes.email ? { email: changed.email } : {}),
  })
  await changePerson(db, writtenOf(changed))
  if (changes.role || changes.active) await endSessions(db, id)
  if (changes.active || changes.email) await removePersonLinks(db, id)
  if (changes.email) await takeOverEmail(db, now, person, changed.email)
  await recordChange(context, { personId: id, step: 'change', changes })
  return { user: await viewUser(db, id), isChanged: true }
}

/** Changes the e-mail at once, and tells the former address. */
async function takeOverEmail(tx: Tx, now: string, { id, email: address }: Person, email: string) {
  await removeEmailChange(tx, id)
  await queueMail(tx, now, { personId: id, kind: 'email-changed', payload: { email }, address })
}

function ownChange(person: Person, sent: UserChange): UserChange {
  const { role = person.role, active = true, email = person.email, scopes, ...names } = sent
  const errors: FieldErrors = {}
  if (role !== 'Admin' && role !== person.role) errors.role = [peopleMessages.ownRole]
  if (!active) errors.status = [peopleMessages.ownStatus]
  if (email !== person.email) errors.email = [peopleMessages.emailFixed]
  if (scopes && storedScope(scopes) !== person.scope) errors.scopes = [groupMessages.ownScope]
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return names
}

/** An Admin's role holds everywhere, so that somebody can always lift what others are limited to. */
async function requireScope(db: Tx, { role, scope }: Person): Promise<void> {
  if (scope === '') return
  if (role === 'Admin') throw invalid({ scopes: [groupMessages.adminEverywhere] })
  const { groups, locations } = readScope(scope)
  const known = new Set((await listGroups(db)).map(({ id }) => id))
  const entries = await listExistingEntries(db, location.key, locations)
  const errors: FieldErrors = {}
  if (groups.some((id) => !known.has(id))) errors['scopes.groups'] = [groupMessages.noSuchGroup]
  if (locations.some((id) => !entries.has(id)))
    errors['scopes.locations'] = [groupMessages.noSuchLocation]
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

function applied(person: Person, { active, username, email, scopes, ...sent }: UserChange): Person {
  const logins = { username: username && storedLogin(username), email: email && storedLogin(email) }
  const scope = scopes && storedScope(scopes)
  const all = Object.entries({ ...sent, ...logins, scope })
  const sentFields = all.filter(([, value]) => value !== undefined)
  const changed = { ...person, ...Object.fromEntries(sentFields) }
  return active === undefined ? changed : { ...changed, active: active ? 1 : 0 }
}

const fields = ['username', 'first_name', 'last_name', 'email', 'role', 'active', 'scope'] as const

function changesOf(before: Person, after: Person): Changes {
  const changed = fields.filter((field) => before[field] !== after[field])
  return Object.fromEntries(
    changed.map((field) => [field, { before: before[field], after: after[field] }]),
  )
}

function writtenOf(person: Person) {
  const { id, username, email, first_name, last_name, role, active, scope } = person
  return { id, username, email, first_name, last_name, role, active, scope }
}
