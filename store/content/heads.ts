import type { Selectable, Updateable } from 'kysely'
import type { Db, HeadTable, Tx } from '../tables.ts'
import { isAtPlaces, type PlaceKey } from './place.ts'
import { ownPosition } from './position.ts'

export type Head = Selectable<HeadTable>

/**
 * The head of a place, held until the transaction ends, so that steps at one place come one after
 * the other, on every node. Made where nothing has been there yet. Whoever publishes takes its turn
 * first (`takeTurn`): the other way round two of them could wait for each other.
 */
export async function holdHead(tx: Tx, of: PlaceKey): Promise<Head> {
  return tx
    .insertInto('head')
    .values(emptyHead(of))
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'entry_id', 'language'])
        .doUpdateSet((eb) => ({ version: eb.ref('head.version') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The head of a place where nothing has been yet. */
export function emptyHead({ subject, entryId, language }: PlaceKey): Head {
  return {
    subject,
    entry_id: entryId,
    language,
    position: ownPosition(entryId),
    version: 0,
    last_item_id: 0,
    shown_id: null,
    shown_state: null,
    open_id: null,
    live_id: null,
    live_since: null,
    live_ends_at: null,
    live_archived: 0,
    scheduled_id: null,
    scheduled_starts_at: null,
    scheduled_ends_at: null,
    scheduled_archived: 0,
    rejection_id: null,
    title: '',
    search_title: '',
    live_title: '',
    slug: '',
    updated_at: '',
  }
}

/** The head of a place, or undefined where nothing has been yet. */
export async function findHead(db: Db, of: PlaceKey): Promise<Head | undefined> {
  const row = db.selectFrom('head').selectAll().where('subject', '=', of.subject)
  return row
    .where('entry_id', '=', of.entryId)
    .where('language', '=', of.language)
    .executeTakeFirst()
}

/** The heads of some places, at once. */
export async function listHeads(db: Db, places: readonly PlaceKey[]): Promise<Head[]> {
  if (places.length === 0) return []
  return db.selectFrom('head').selectAll().where(isAtPlaces(places)).execute()
}

/** The heads of a collection's entries beyond an id, in the order of their ids. */
export async function listHeadsAfter(
  db: Db,
  subject: string,
  entryId: number,
  limit: number,
): Promise<Head[]> {
  return db
    .selectFrom('head')
    .selectAll()
    .where('subject', '=', subject)
    .where('language', '=', '')
    .where('entry_id', '>', entryId)
    .orderBy('entry_id')
    .limit(limit)
    .execute()
}

/** Writes what has changed of a head that this transaction holds. */
export async function storeHead(tx: Tx, before: Head, after: Head): Promise<void> {
  const columns = Object.keys(after) as (keyof Head)[]
  const changed = columns.filter((column) => after[column] !== before[column])
  if (changed.length === 0) return
  const change: Updateable<HeadTable> = Object.fromEntries(
    changed.map((column) => [column, after[column]]),
  )
  await tx
    .updateTable('head')
    .set(change)
    .where('subject', '=', before.subject)
    .where('entry_id', '=', before.entry_id)
    .where('language', '=', before.language)
    .execute()
}

/** The heads of some entries of a subject, in every language; 0 is the section itself. */
export function listHeadsOf(db: Db, subject: string, entryIds: readonly number[]): Promise<Head[]> {
  return db
    .selectFrom('head')
    .selectAll()
    .where('subject', '=', subject)
    .where('entry_id', 'in', entryIds)
    .execute()
}
