import { decisions, type Transition } from '#catalogue/revision-state.ts'
import { changeFact, findFact } from '../facts.ts'
import type { Db, Tx } from '../tables.ts'

/** A first approval leaves the revision pending. */
const later: readonly Transition[] = [
  ...decisions.filter((transition) => transition !== 'approveFirst'),
  'publish',
  'publishAtOnce',
  'undo',
]

export interface LineSpan {
  from: number
  to: number
}

export async function findOldSpan(
  db: Db,
  after: number,
  moment: string,
  most: number,
): Promise<LineSpan | null> {
  const rows = await db
    .selectFrom('activity')
    .select(['id', 'at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  const [first, last] = [rows[0], rows.at(-1)]
  return first && last && first.at < moment ? { from: first.id, to: last.id } : null
}

/**
 * Keeps lines of documents with something open or scheduled, or without a later decision, and those
 * under which the log lists others.
 */
export async function listOldLines(
  db: Db,
  { from, to }: LineSpan,
  moment: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('activity')
    .select('id')
    .where('activity.id', '>=', from)
    .where('activity.id', '<=', to)
    .where('at', '<', moment)
    .where(({ exists, selectFrom, ref, not }) =>
      not(
        exists(
          selectFrom('head')
            .select('head.subject')
            .whereRef('head.subject', '=', ref('activity.subject'))
            .whereRef('head.entry_id', '=', ref('activity.entry_id'))
            .whereRef('head.language', '=', ref('activity.language'))
            .where(({ eb, or }) =>
              or([
                eb('head.open_id', 'is not', null),
                eb('head.scheduled_id', 'is not', null),
                eb('head.shown_id', '=', ref('activity.revision_id')),
                eb('head.live_id', '=', ref('activity.revision_id')),
                eb('head.rejection_id', '=', ref('activity.id')),
              ]),
            ),
        ),
      ),
    )
    .where(({ exists, selectFrom, ref, not }) =>
      not(
        exists(
          selectFrom('activity as folded')
            .select('folded.id')
            .whereRef('folded.folded_into', '=', ref('activity.id')),
        ),
      ),
    )
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('activity as later')
          .select('later.id')
          .whereRef('later.subject', '=', ref('activity.subject'))
          .whereRef('later.entry_id', '=', ref('activity.entry_id'))
          .whereRef('later.language', '=', ref('activity.language'))
          .whereRef('later.id', '>', ref('activity.id'))
          .where('later.step', 'in', later),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export async function removeOldLines(tx: Tx, span: LineSpan, moment: string): Promise<number> {
  const ids = await listOldLines(tx, span, moment)
  if (ids.length === 0) return 0
  await allowOlderThan(tx, moment)
  const gone = await tx.deleteFrom('activity').where('id', 'in', ids).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Keeps changes of user names: erasing a person needs them to find former names. */
export async function removeOldPersonLines(tx: Tx, moment: string, most: number): Promise<number> {
  await allowOlderThan(tx, moment)
  const old = tx
    .selectFrom('person_log')
    .select('id')
    .where('at', '<', moment)
    .where('changes', 'not like', '%"username"%')
    .orderBy('id')
    .limit(most)
  const gone = await tx.deleteFrom('person_log').where('id', 'in', old).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Sets the moment before which the database's triggers allow deletes. */
async function allowOlderThan(tx: Tx, moment: string): Promise<void> {
  const said = await findFact(tx, 'log_gone_before')
  if (said === undefined || said < moment) await changeFact(tx, 'log_gone_before', moment)
}
