import type { Selectable } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { Person } from './people.ts'
import type { CalendarFeedTable } from './people-tables.ts'

/** Inserts a person's link to the calendar; the former one no longer works. */
export async function replaceCalendarFeed(
  tx: Tx,
  feed: Selectable<CalendarFeedTable>,
): Promise<void> {
  const { token_hash, created_at } = feed
  await tx
    .insertInto('calendar_feed')
    .values(feed)
    .onConflict((on) => on.column('person_id').doUpdateSet({ token_hash, created_at }))
    .execute()
}

export async function removeCalendarFeed(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('person_id', '=', personId).execute()
}

export async function findCalendarFeed(
  db: Db,
  personId: number,
): Promise<{ created_at: string } | undefined> {
  return db
    .selectFrom('calendar_feed')
    .select('created_at')
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/** Returns whose link it is; undefined where the person is not active. */
export async function findFeedReader(db: Db, tokenHash: string): Promise<Person | undefined> {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('person', 'person.id', 'calendar_feed.person_id')
    .selectAll('person')
    .where('token_hash', '=', tokenHash)
    .where('person.active', '=', 1)
    .executeTakeFirst()
}
