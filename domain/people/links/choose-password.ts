import { newPasswordErrors } from '#catalogue/people/password-faults.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import type { LinkOwner } from '#catalogue/wire/password-link.ts'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import {
  addPerson,
  changePasswordHash,
  findPerson,
  lockPeople,
  type Person,
} from '#store/people/people.ts'
import { findPersonLink, type PersonLink, takePersonLink } from '#store/people/person-links.ts'
import type { Db, Tx } from '#store/tables.ts'
import { endLinks } from '../end-links.ts'
import { endSessions } from '../end-sessions.ts'
import { hashPassword } from '../password.ts'
import { hashOf, isToken } from '../token.ts'
import { recordChange } from '../users/record-change.ts'
import { requireFreeNames } from '../users/require-free-names.ts'

/** Entered by the first Admin, who has no account yet. */
type Names = Pick<Person, 'username' | 'email' | 'first_name' | 'last_name'>

interface PasswordChoice {
  password: string
  confirmation: string
  /** Only from the first Admin. */
  names: Names | null
}

/** Returns whose link it is. Throws `Problem('not-found')` for a used, expired or unknown one. */
export async function viewLink(db: Db, now: string, token: string): Promise<LinkOwner> {
  const { link, person } = await requireLink(db, now, token)
  const { username = '', email = '', first_name = '', last_name = '' } = person ?? {}
  return { kind: link.kind, username, email, first_name, last_name, expires_at: link.expires_at }
}

/**
 * Sets a password by a link, which then no longer works. Ends the person's sessions, and mails a person
 * who had a password before. Returns the user name. Throws `Problem('not-found')` for a used, expired or
 * unknown link, and `Problem('invalid')` for a weak password or taken names.
 */
export async function choosePassword(
  { store, now }: Pick<Services, 'store' | 'now'>,
  token: string,
  { password, confirmation, names }: PasswordChoice,
): Promise<string> {
  const linkRow = await requireLink(store.db, now(), token)
  const owner = linkRow.person ?? names
  if (!owner) throw invalid({ username: [peopleMessages.usernameForm] })
  const errors = newPasswordErrors(password, confirmation, owner)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const password_hash = await hashPassword(password)
  return store.write(async (tx) => {
    const at = now()
    await lockPeople(tx, at)
    const { link, person } = await requireLink(tx, at, token)
    if (!(await takePersonLink(tx, link.token_hash, at))) throw invalidLink()
    if (person) return setPassword(tx, at, person, password_hash)
    return addFirstAdmin(tx, at, { ...owner, password_hash })
  })
}

async function setPassword(
  tx: Tx,
  at: string,
  person: Person,
  passwordHash: string,
): Promise<string> {
  await changePasswordHash(tx, person.id, passwordHash)
  await endLinks(tx, at, person.id)
  await endSessions(tx, person.id)
  const { id, username, role } = person
  const context = { db: tx, actor: { id, username, role }, now: at }
  await recordChange(context, { personId: id, step: 'accept' })
  if (person.password_hash !== '') {
    await queueMail(tx, at, { personId: person.id, kind: 'password-changed', payload: { at } })
  }
  return person.username
}

async function addFirstAdmin(
  tx: Tx,
  at: string,
  { username, email, first_name, last_name, password_hash }: Names & { password_hash: string },
): Promise<string> {
  await requireFreeNames(tx, { id: null, username, email })
  const names = { username, email, first_name, last_name }
  const row = { ...names, role: 'Admin', password_hash, active: 1, created_at: at } as const
  const id = await addPerson(tx, row)
  await recordChange(
    { db: tx, actor: { id, username, role: 'Admin' }, now: at },
    { personId: id, step: 'accept' },
  )
  return username
}

async function requireLink(
  db: Db,
  now: string,
  token: string,
): Promise<{ link: PersonLink; person: Person | null }> {
  const link = isToken(token) ? await findPersonLink(db, hashOf(token), now) : undefined
  if (!link) throw invalidLink()
  if (link.person_id === null) return { link, person: null }
  const person = await findPerson(db, link.person_id)
  if (person?.active !== 1) throw invalidLink()
  return { link, person }
}

function invalidLink(): Problem {
  return new Problem('not-found', peopleMessages.linkOver)
}
