import type { Selectable } from 'kysely'
import type { Language } from '#catalogue/languages.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { changeFact } from '../facts.ts'
import type { Db, Tx } from '../tables.ts'
import { casedLogin, foldedLogin, storedLogin } from './folded-login.ts'
import type { PersonTable } from './people-tables.ts'

export type Person = Selectable<PersonTable>

export async function listUsernames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .select(['id', 'username'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function findPerson(db: Db, id: number): Promise<Person | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Prefers the login as typed: older versions stored some that differ in invisible characters. */
export async function findPersonByLogin(db: Db, login: string): Promise<Person | undefined> {
  const typed = casedLogin(login)
  // No login contains control characters, and PostgreSQL rejects NUL.
  if (/\p{Cc}/u.test(typed)) return undefined
  const logins = [...new Set([typed, foldedLogin(login)])]
  const rows = await db
    .selectFrom('person')
    .selectAll()
    .where(({ eb, or, fn }) =>
      or([
        eb(fn<string>('lower', ['username']), 'in', logins),
        eb(fn<string>('lower', ['email']), 'in', logins),
      ]),
    )
    .limit(logins.length)
    .execute()
  const isTyped = ({ username, email }: Person) =>
    casedLogin(username) === typed || casedLogin(email) === typed
  return rows.find(isTyped) ?? rows[0]
}

export function listLogins(db: Db): Promise<Pick<Person, 'id' | 'username' | 'email'>[]> {
  return db.selectFrom('person').select(['id', 'username', 'email']).execute()
}

/** Throws a unique violation (`isTaken`) when a login is taken. */
export async function addPerson(
  tx: Tx,
  person: Omit<Person, 'id' | 'search_name' | 'last_sign_in_at' | 'language' | 'scope'>,
): Promise<number> {
  const insert = tx.insertInto('person').values({ ...person, ...asStored(person) })
  return (await insert.returning('id').executeTakeFirstOrThrow()).id
}

/** Throws a unique violation when a login is taken. */
export async function changePerson(
  tx: Tx,
  { id, ...person }: Pick<Person, 'id' | 'role' | 'active' | 'scope'> & PersonNames,
): Promise<void> {
  const values = { ...person, search_name: searchNameOf(person) }
  await tx.updateTable('person').set(values).where('id', '=', id).execute()
}

type PersonNames = Pick<Person, 'username' | 'email' | 'first_name' | 'last_name'>

function asStored(person: PersonNames) {
  const username = storedLogin(person.username)
  const email = storedLogin(person.email)
  return { username, email, search_name: searchNameOf({ ...person, username, email }) }
}

function searchNameOf({ last_name, first_name, username, email }: PersonNames): string {
  return foldText(`${last_name} ${first_name} ${username} ${email}`)
}

export async function changePasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  const values = { password_hash: passwordHash }
  await tx.updateTable('person').set(values).where('id', '=', id).execute()
}

export async function recordSignIn(
  tx: Tx,
  id: number,
  now: string,
  language: Language | null,
): Promise<void> {
  const noted = { last_sign_in_at: now, ...(language ? { language } : {}) }
  await tx.updateTable('person').set(noted).where('id', '=', id).execute()
}

export async function changeLanguage(tx: Tx, id: number, language: Language): Promise<void> {
  await tx.updateTable('person').set({ language }).where('id', '=', id).execute()
}

/** Locks all accounts. Otherwise two Admins could remove each other's role at the same time. */
export async function lockPeople(tx: Tx, now: string): Promise<void> {
  await changeFact(tx, 'last_change_of_people', now)
}

export async function lockPerson(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('person').set({ id }).where('id', '=', id).execute()
}

/** Returns false when the person is inactive or the verified password is no longer theirs. */
export async function lockSignedInPerson(
  tx: Tx,
  person: Pick<Person, 'id' | 'password_hash'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('person')
    .set({ active: 1 })
    .where('id', '=', person.id)
    .where('password_hash', '=', person.password_hash)
    .where('active', '=', 1)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns the scopes of all accounts that are limited. */
export async function listScopes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('person').select('scope').where('scope', '<>', '').execute()
  return rows.map(({ scope }) => scope)
}
