import { sql } from 'kysely'
import { changeFact, findFact } from '../facts.ts'
import type { Db, Tx } from '../tables.ts'
import {
  closeChapter,
  findLastLine,
  findOpenChapter,
  linesInChapter,
  takeChaptersTurn,
} from './chapters.ts'

/** Steps that say how something was decided, or that it came before guests. */
const decisions = [
  ...['approve', 'reject', 'replace', 'end', 'revert', 'takeOff', 'unschedule'],
  ...['publish', 'undo'],
]

/** The chapters that may still have lines, the oldest first: closed ones that have some, and those that are open. */
export async function listFullChapters(db: Db): Promise<number[]> {
  const open = await findOpenChapter(db)
  const ends = Math.floor((await findLastLine(db)) / linesInChapter) + 1
  const rows = await db
    .selectFrom('log_tally')
    .select('chapter')
    .where('subject', '=', '')
    .where('to_state', '=', '')
    .where('count', '>', 0)
    .orderBy('chapter')
    .execute()
  const ofOpen = Array.from({ length: Math.max(0, ends - open) }, (_, turn) => open + turn)
  return [...rows.map(({ chapter }) => chapter), ...ofOpen]
}

/** When a chapter begins; null where none of its lines is left. */
export async function beginOf(db: Db, chapter: number): Promise<string | null> {
  const first = await inChapter(db, chapter).select('at').orderBy('id').limit(1).executeTakeFirst()
  return first?.at ?? null
}

/**
 * The lines of a chapter that are older than a moment and that nobody needs: their place has gone on
 * by a later decision, nothing is open or scheduled there, and they are not about what stands.
 */
export async function listOldLines(db: Db, chapter: number, moment: string): Promise<number[]> {
  const rows = await inChapter(db, chapter)
    .select('id')
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
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('activity as later')
          .select('later.id')
          .whereRef('later.subject', '=', ref('activity.subject'))
          .whereRef('later.entry_id', '=', ref('activity.entry_id'))
          .whereRef('later.language', '=', ref('activity.language'))
          .whereRef('later.id', '>', ref('activity.id'))
          .where(sql<string>`later.step`, 'in', decisions),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes what `listOldLines` finds of a chapter, and counts it anew where it is closed. Gives how many. */
export async function removeOldLines(tx: Tx, chapter: number, moment: string): Promise<number> {
  await takeChaptersTurn(tx)
  const ids = await listOldLines(tx, chapter, moment)
  if (ids.length === 0) return 0
  await allowOlderThan(tx, moment)
  await tx.deleteFrom('activity').where('id', 'in', ids).execute()
  if (chapter >= (await findOpenChapter(tx))) return ids.length
  await tx.deleteFrom('log_tally').where('chapter', '=', chapter).execute()
  await tx.deleteFrom('log_gram').where('chapter', '=', chapter).execute()
  await closeChapter(tx, chapter)
  return ids.length
}

/**
 * The same of the logs of accounts, a part of them at a time. A line that says which user name somebody
 * had before stays as long as it does: by those lines names are forgotten when a person is erased, and
 * told from the names of others.
 */
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

/** The database lets lines go that are older than what is said here, and no others. */
async function allowOlderThan(tx: Tx, moment: string): Promise<void> {
  const said = await findFact(tx, 'log_gone_before')
  if (said === undefined || said < moment) await changeFact(tx, 'log_gone_before', moment)
}

function inChapter(db: Db, chapter: number) {
  return db
    .selectFrom('activity')
    .where('activity.id', '>=', chapter * linesInChapter)
    .where('activity.id', '<', (chapter + 1) * linesInChapter)
}
