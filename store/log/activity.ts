import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Transition } from '#catalogue/revision-state.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { DocumentKey } from '../content/document-key.ts'
import type { Db, Tx } from '../tables.ts'
import type { ActivityTable } from './log-tables.ts'

export type Activity = Selectable<ActivityTable> & {
  /** The name of the campaign that it happened in, if that is still there. */
  campaign_name?: string | null
}

type NewActivity = Omit<Insertable<ActivityTable>, 'folded_into'>

export async function addActivity(tx: Tx, entry: NewActivity): Promise<number> {
  const folded_into = entry.batch ? firstLineLike(entry) : null
  const insert = tx
    .insertInto('activity')
    .values({ ...entry, folded_into })
    .returning('id')
  return (await insert.executeTakeFirstOrThrow()).id
}

/** From then on a line of the same batch is listed by itself: it would be missed further down. */
const foldedWithin = 24 * 3_600_000

/** Selects the line under which a new line of the same batch is listed: all that it shows is the same. */
function firstLineLike(entry: NewActivity): RawBuilder<number | null> {
  const { batch, step, subject, language = '', from_state, to_state, actor_id } = entry
  return sql`(select min(id) from activity where batch = ${batch} and folded_into is null
    and step = ${step} and subject = ${subject} and language = ${language}
    and from_state = ${from_state} and to_state = ${to_state} and actor_id = ${actor_id}
    and author_name = ${entry.author_name} and coalesce(remarks, '') = ${entry.remarks ?? ''}
    and at > ${addMilliseconds(entry.at, -foldedWithin)})`
}

export async function findActivity(db: Db, id: number): Promise<Activity | undefined> {
  return activities(db).where('activity.id', '=', id).executeTakeFirst()
}

export async function listActivitiesByIds(db: Db, ids: readonly number[]): Promise<Activity[]> {
  if (ids.length === 0) return []
  return activities(db).where('activity.id', 'in', ids).execute()
}

export function listNewestActivities(db: Db, limit: number): Promise<Activity[]> {
  return activities(db).orderBy('activity.id', 'desc').limit(limit).execute()
}

/** Selects lines with the names of their campaigns. */
export function activities(db: Db) {
  return db
    .selectFrom('activity')
    .leftJoin('campaign', 'campaign.id', 'activity.campaign')
    .selectAll('activity')
    .select('campaign.name as campaign_name')
}

/** Returns the rejections since the last approval, oldest first, on the site and in each campaign. */
export async function listOpenRejections(
  db: Db,
  documents: readonly DocumentKey[],
  most: number,
): Promise<Activity[]> {
  if (documents.length === 0) return []
  const rounds = db
    .selectFrom('activity as line')
    .selectAll('line')
    .select(
      sql<number>`row_number() over (partition by subject, entry_id, language, ${campaignOf('line')} order by id desc)`.as(
        'round',
      ),
    )
    .where('line.step', 'in', ['reject', 'return'])
    .where(({ eb, or, and }) =>
      or(
        documents.map(({ type, entryId, language }) =>
          and([
            eb('line.subject', '=', type),
            eb('line.entry_id', '=', entryId),
            eb('line.language', '=', language),
          ]),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('activity as later')
            .select('later.id')
            .whereRef('later.subject', '=', 'line.subject')
            .whereRef('later.entry_id', '=', 'line.entry_id')
            .whereRef('later.language', '=', 'line.language')
            .where(sql<SqlBool>`${campaignOf('later')} = ${campaignOf('line')}`)
            .whereRef('later.id', '>', 'line.id')
            .where('later.step', 'in', ['approve', 'approvePart', 'publishAtOnce']),
        ),
      ),
    )
    .as('rounds')
  const rows = await db
    .selectFrom(rounds)
    .selectAll()
    .where('round', '<=', most)
    .orderBy('id')
    .execute()
  return rows.map(({ round: _round, ...line }) => line)
}

/** The campaign of a line, or 0 for the site. */
function campaignOf(table: string): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref(`${table}.campaign`)}, 0)`
}

export function newestFirst(lines: readonly Activity[]): Activity[] {
  return lines.toSorted((a, b) => b.id - a.id)
}

/**
 * Returns revisions that a person saved, submitted or restored, and those based on such a one
 * without an approval in between. The person's role at that time does not matter.
 */
export async function listRevisionsWrittenBy(
  db: Db,
  revisionIds: readonly number[],
  personId: number,
): Promise<Set<number>> {
  if (revisionIds.length === 0) return new Set()
  const rows = await withMadeFrom(db, revisionIds)
    .selectFrom('made_from')
    .select('made_from.named')
    .distinct()
    // Not joined: SQLite would read the whole log.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('activity')
          .select('activity.id')
          .whereRef('activity.revision_id', '=', 'made_from.id')
          .where('activity.actor_id', '=', personId)
          .where('activity.step', 'in', writing),
      ),
    )
    .execute()
  return new Set(rows.map(({ named }) => named))
}

/** Returns everybody for whom `listRevisionsWrittenBy` would return a revision. */
export async function listWriterChain(db: Db, revisionId: number): Promise<Set<number>> {
  const rows = await withMadeFrom(db, [revisionId])
    .selectFrom('activity')
    .select('activity.actor_id')
    .distinct()
    .where('activity.revision_id', 'in', (eb) => eb.selectFrom('made_from').select('made_from.id'))
    .where('activity.step', 'in', writing)
    .execute()
  return new Set(rows.map(({ actor_id }) => actor_id))
}

/** Names each revision with those that it is based on without an approval in between. */
function withMadeFrom(db: Db, revisionIds: readonly number[]) {
  return db.withRecursive('made_from', (with_) =>
    with_
      .selectFrom('revision')
      .select(['id as named', 'id', 'base_id'])
      .where('id', 'in', revisionIds)
      .union(
        with_
          .selectFrom('made_from')
          .innerJoin('revision as base', 'base.id', 'made_from.base_id')
          .select(['made_from.named', 'base.id', 'base.base_id'])
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('activity')
                  .select('activity.id')
                  .whereRef('activity.revision_id', '=', 'base.id')
                  .where('activity.step', 'in', approving),
              ),
            ),
          ),
      ),
  )
}

/** Returns who saved or submitted one of some revisions. */
export async function listWriters(db: Db, revisionIds: readonly number[]): Promise<number[]> {
  if (revisionIds.length === 0) return []
  const rows = await db
    .selectFrom('activity')
    .select('actor_id')
    .distinct()
    .where('revision_id', 'in', revisionIds)
    .where('step', 'in', writing)
    .execute()
  return rows.map(({ actor_id }) => actor_id)
}

const writing: Transition[] = ['save', 'submit', 'restore', 'publishUrgent']
const approving: Transition[] = [
  'approve',
  'approvePart',
  'publish',
  'publishAtOnce',
  'undo',
  'revert',
]
