import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../tables.ts'

/**
 * The rows of several queries in one statement: on one connection, and without a way there and back
 * for each. They need columns of the same names and types, and one to tell them apart.
 */
export async function unionAll<T>(db: Db, parts: readonly RawBuilder<unknown>[]): Promise<T[]> {
  if (parts.length === 0) return []
  const each = parts.map((part, nth) => sql`select * from (${part}) as ${sql.ref(`part${nth}`)}`)
  return (await sql<T>`${sql.join(each, sql` union all `)}`.execute(db)).rows
}
