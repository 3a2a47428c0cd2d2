import { sql } from 'kysely'
import { formerColleague } from '#catalogue/messages/former-colleague.ts'
import type { Db, Tx } from '#store/tables.ts'
import type { PersonLine } from '../person-log.ts'
import type { Erasure } from './erasures.ts'

export interface Span {
  from: number
  to: number
}

/** Tables whose rows hold their author's id and name at that time. */
const signed = {
  activity: { by: 'actor_id', name: 'actor_name' },
  person_log: { by: 'actor_id', name: 'actor_name' },
  ticket_line: { by: 'actor_id', name: 'actor_name' },
  notice: { by: 'actor_id', name: 'actor_name' },
  comment: { by: 'author_id', name: 'author_name' },
} as const

export type SignedTable = keyof typeof signed
export const signedTables = Object.keys(signed) as SignedTable[]

export async function findEnd(db: Db, table: SignedTable): Promise<number> {
  const last = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(last?.id ?? 0) + 1
}

export async function listSigned(
  db: Db,
  table: SignedTable,
  personId: number,
  { from, to }: Span,
): Promise<number[]> {
  const { by, name } = signed[table]
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id >= ${from} and id < ${to}
      and ${sql.ref(by)} = ${personId} and ${sql.ref(name)} <> ${formerColleague(personId)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function renameSigned(
  tx: Tx,
  table: SignedTable,
  personId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const { name } = signed[table]
  await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${formerColleague(personId)}
    where id in (${sql.join(ids)})`.execute(tx)
}

export async function listAuthored(
  db: Db,
  { personId, own, shared }: Erasure,
  { from, to }: Span,
): Promise<number[]> {
  const rows = await db
    .selectFrom('activity')
    .select('id')
    .where('id', '>=', from)
    .where('id', '<', to)
    .where(({ eb, or, and, exists, selectFrom }) =>
      or([
        eb('author_name', 'in', [...own, '']).and('author_name', '!=', ''),
        and([
          eb('author_name', 'in', [...shared, '']).and('author_name', '!=', ''),
          exists(
            selectFrom('revision')
              .select('revision.id')
              .whereRef('revision.id', '=', 'activity.revision_id')
              .where((of) =>
                of.or([
                  of('revision.author_id', '=', personId),
                  of('revision.submitted_by', '=', personId),
                ]),
              ),
          ),
        ]),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export async function renameAuthored(
  tx: Tx,
  personId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const author_name = formerColleague(personId)
  await tx.updateTable('activity').set({ author_name }).where('id', 'in', ids).execute()
}

type Line = Pick<PersonLine, 'id' | 'changes'>

/** Returns lines about a person's account that hold personal data, with what is to be left. */
export async function listOwnChanges(
  db: Db,
  personId: number,
  { from, to }: Span,
): Promise<Line[]> {
  const lines = await db
    .selectFrom('person_log')
    .select(['id', 'changes'])
    .where('id', '>=', from)
    .where('id', '<', to)
    .where('person_id', '=', personId)
    .where('changes', '!=', '{}')
    .execute()
  return lines.flatMap(({ id, changes: text }) => {
    const { username, email, first_name, last_name, passkey, ...left } = JSON.parse(text)
    const changes = JSON.stringify(left)
    return changes === text ? [] : [{ id, changes }]
  })
}

export async function stripOwnChanges(tx: Tx, lines: readonly Line[]): Promise<void> {
  for (const { id, changes } of lines)
    await tx.updateTable('person_log').set({ changes }).where('id', '=', id).execute()
}
