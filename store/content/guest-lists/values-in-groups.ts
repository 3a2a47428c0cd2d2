import { type SqlBool, sql } from 'kysely'
import type { Db } from '#store/tables.ts'
import { type EntryFilter, isInGroups, listedEntries } from '../entry-list.ts'
import { seenId } from '../live-revisions.ts'

type Groups = NonNullable<EntryFilter['groups']>

/** Asks whether a restaurant in some groups has a value, or is in other groups as well. */
export interface ValueInGroups {
  value: string
  inside: Groups
  orIn: Groups | null
}

/** Questions of one statement: databases limit its columns and its values. */
const part = 50

/** Returns those of the questions that at least one restaurant answers with yes. */
export async function findValuesInGroups<Q extends ValueInGroups>(
  db: Db,
  named: { type: string; name: string; now: string },
  questions: readonly Q[],
): Promise<Q[]> {
  const found: Q[] = []
  for (let at = 0; at < questions.length; at += part) {
    const some = questions.slice(at, at + part)
    const row = await db
      .selectNoFrom(({ exists }) =>
        some.map((one, index) => exists(entriesWith(db, named, one)).as(`q${index}`)),
      )
      .executeTakeFirstOrThrow()
    const answers: Readonly<Record<string, unknown>> = row
    found.push(...some.filter((_, index) => Boolean(answers[`q${index}`])))
  }
  return found
}

function entriesWith(
  db: Db,
  { type, name, now }: { type: string; name: string; now: string },
  { value, inside, orIn }: ValueInGroups,
) {
  const id = sql.ref<number>('head.entry_id')
  const having = db
    .selectFrom('shown_value as shown')
    .select('shown.entry_id')
    .where('shown.subject', '=', type)
    .where('shown.name', '=', name)
    .where('shown.value', '=', value)
    .where(sql<SqlBool>`shown.entry_id = ${id} and shown.revision_id = ${seenId(now)}`)
  const has = sql<SqlBool>`exists ${having}`
  return listedEntries(db, type)
    .select('head.entry_id')
    .where(isSettled(now))
    .where(isInGroups(id, db, type, inside))
    .where(orIn ? sql<SqlBool>`(${has} or ${isInGroups(id, db, type, orIn)})` : has)
}

/** What was never live is in the groups that staff see. */
function isSettled(now: string) {
  return sql<SqlBool>`coalesce(${seenId(now)}, head.shown_id) = head.shown_id`
}

/** Returns entries of which guests see another revision than lists of staff have. */
export async function listMovingEntries(
  db: Db,
  { type, now }: { type: string; now: string },
  limit: number,
): Promise<number[]> {
  const rows = await listedEntries(db, type)
    .select('head.entry_id')
    .where(({ not }) => not(isSettled(now)))
    .limit(limit)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}
