import type { Selectable } from 'kysely'
import type { Language } from '#catalogue/languages.ts'
import { foldText } from '#catalogue/text/folded.ts'
import { changeFact } from '../facts.ts'
import type { Db, Tx } from '../tables.ts'
import { casedLogin, foldedLogin, storedLogin } from './folded-login.ts'
import type { PersonTable } from './people-tables.ts'

export type Person = Selectable<PersonTable>

/** The names of some people, at once, by id. */
export async function listUsernames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('person')
    .select(['id', 'username'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** Has anybody an account? */
export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The person with this id, or undefined. */
export async function findPerson(db: Db, id: number): Promise<Person | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * The person with this user name or e-mail, in whatever spelling, or undefined. Of two whose names
 * differ in invisible characters alone, as older versions took them, it is the one who was typed.
 */
export async function findPersonByLogin(db: Db, login: string): Promise<Person | undefined> {
  const typed = casedLogin(login)
  // No login contains control characters, and PostgreSQL takes no NUL.
  if (/\p{Cc}/u.test(typed)) return undefined
  const wanted = [...new Set([typed, foldedLogin(login)])]
  const rows = await db
    .selectFrom('person')
    .selectAll()
    .where(({ eb, or, fn }) =>
      or([
        eb(fn<string>('lower', ['username']), 'in', wanted),
        eb(fn<string>('lower', ['email']), 'in', wanted),
      ]),
    )
    .limit(wanted.length)
    .execute()
  const isTyped = ({ username, email }: Person) =>
    casedLogin(username) === typed || casedLogin(email) === typed
  return rows.find(isTyped) ?? rows[0]
}

/** The names of everybody, by which a new one is seen to be an imitation. */
export function listLogins(db: Db): Promise<Pick<Person, 'id' | 'username' | 'email'>[]> {
  return db.selectFrom('person').select(['id', 'username', 'email']).execute()
}

/** Adds a person and gives the id. Throws a unique violation (`isTaken`) when a login is taken. */
export async function addPerson(
  tx: Tx,
  person: Omit<Person, 'id' | 'search_name' | 'last_sign_in_at' | 'language'>,
): Promise<number> {
  const insert = tx.insertInto('person').values({ ...person, ...asStored(person) })
  return (await insert.returning('id').executeTakeFirstOrThrow()).id
}

/**
 * Writes what a person is called and may do; logins as `storedLogin` makes them, or as they are since
 * an older version. Throws a unique violation when a login is taken.
 */
export async function changePerson(
  tx: Tx,
  { id, ...person }: Pick<Person, 'id' | 'role' | 'active'> & PersonNames,
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

/** Gives a person another password. */
export async function changePasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  const values = { password_hash: passwordHash }
  await tx.updateTable('person').set(values).where('id', '=', id).execute()
}

/** Notes when somebody signed in and, where the browser says it, in which language they read. */
export async function recordSignIn(
  tx: Tx,
  id: number,
  now: string,
  language: Language | null,
): Promise<void> {
  const noted = { last_sign_in_at: now, ...(language ? { language } : {}) }
  await tx.updateTable('person').set(noted).where('id', '=', id).execute()
}

/** Notes in which language somebody reads. */
export async function changeLanguage(tx: Tx, id: number, language: Language): Promise<void> {
  await tx.updateTable('person').set({ language }).where('id', '=', id).execute()
}

/**
 * Lets one transaction at a time change who may do what, on every node: it holds one row until it
 * ends. Without it two that take each other's role away would each see the other stay.
 */
export async function lockPeople(tx: Tx, now: string): Promise<void> {
  await changeFact(tx, 'last_change_of_people', now)
}

/** Holds a person's row until the transaction ends, so that what is theirs is changed by one at a time. */
export async function lockPerson(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('person').set({ id }).where('id', '=', id).execute()
}

/**
 * Holds the row of an active person whose password is still the one that was verified, until the
 * transaction ends, so that nobody changes it meanwhile. False when that is no longer so.
 */
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
