import type { Selectable } from 'kysely'
import type { Db, PersonTable, Tx } from '../tables.ts'
import { foldedLogin, storedLogin } from './folded-login.ts'

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

/** The person with this id, or undefined. */
export async function findPerson(db: Db, id: number): Promise<Person | undefined> {
  return db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The person with this user name or e-mail, in whatever spelling, or undefined. */
export async function findPersonByLogin(db: Db, login: string): Promise<Person | undefined> {
  const wanted = foldedLogin(login)
  // No login contains control characters, and PostgreSQL takes no NUL.
  if (/\p{Cc}/u.test(wanted)) return undefined
  return db
    .selectFrom('person')
    .selectAll()
    .where(({ eb, or, fn, val }) =>
      or([
        eb(fn('lower', ['username']), '=', val(wanted)),
        eb(fn('lower', ['email']), '=', val(wanted)),
      ]),
    )
    .executeTakeFirst()
}

/** Adds a person and gives the id. */
export async function addPerson(tx: Tx, person: Omit<Person, 'id'>): Promise<number> {
  const logins = { username: storedLogin(person.username), email: storedLogin(person.email) }
  const insert = tx.insertInto('person').values({ ...person, ...logins })
  return (await insert.returning('id').executeTakeFirstOrThrow()).id
}

/**
 * Holds the row of an active person whose password is still the one that was verified, until the
 * transaction ends, so that nobody changes it meanwhile. False when that is no longer so.
 */
export async function holdSignedInPerson(
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
