import type { Selectable, Updateable } from 'kysely'
import type { Db, DocumentStateTable, Tx } from '../tables.ts'
import { type DocumentKey, isAtDocuments } from './document-key.ts'
import { ownPosition } from './position.ts'

export type DocumentState = Selectable<DocumentStateTable>

/**
 * The head of a place, held until the transaction ends, so that steps at one place come one after
 * the other, on every node. Made where nothing has been there yet. Whoever publishes takes its turn
 * first (`lockPublications`): the other way round two of them could wait for each other.
 */
export async function lockDocument(tx: Tx, of: DocumentKey): Promise<DocumentState> {
  return tx
    .insertInto('head')
    .values(emptyDocumentState(of))
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'entry_id', 'language'])
        .doUpdateSet((eb) => ({ version: eb.ref('head.version') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The head of a place where nothing has been yet. */
function emptyDocumentState({ type, entryId, language }: DocumentKey): DocumentState {
  return {
    subject: type,
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
export async function findDocumentState(
  db: Db,
  of: DocumentKey,
): Promise<DocumentState | undefined> {
  const row = db.selectFrom('head').selectAll().where('subject', '=', of.type)
  return row
    .where('entry_id', '=', of.entryId)
    .where('language', '=', of.language)
    .executeTakeFirst()
}

/** The heads of some places, at once. */
export async function listDocumentStates(
  db: Db,
  documents: readonly DocumentKey[],
): Promise<DocumentState[]> {
  if (documents.length === 0) return []
  return db.selectFrom('head').selectAll().where(isAtDocuments(documents)).execute()
}

/** The heads of a collection's entries beyond an id, in the order of their ids. */
export async function listDocumentStatesAfter(
  db: Db,
  type: string,
  entryId: number,
  limit: number,
): Promise<DocumentState[]> {
  return db
    .selectFrom('head')
    .selectAll()
    .where('subject', '=', type)
    .where('language', '=', '')
    .where('entry_id', '>', entryId)
    .orderBy('entry_id')
    .limit(limit)
    .execute()
}

/** Writes what has changed of a head that this transaction holds. */
export async function updateDocumentState(
  tx: Tx,
  before: DocumentState,
  after: DocumentState,
): Promise<void> {
  const columns = Object.keys(after) as (keyof DocumentState)[]
  const changed = columns.filter((column) => after[column] !== before[column])
  if (changed.length === 0) return
  const change: Updateable<DocumentStateTable> = Object.fromEntries(
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
export function listDocumentStatesOf(
  db: Db,
  type: string,
  entryIds: readonly number[],
): Promise<DocumentState[]> {
  return db
    .selectFrom('head')
    .selectAll()
    .where('subject', '=', type)
    .where('entry_id', 'in', entryIds)
    .execute()
}

/** Locks the states of some entries of a type in the first language until the transaction ends. */
export async function lockDocuments(
  tx: Tx,
  type: string,
  entryIds: readonly number[],
): Promise<DocumentState[]> {
  if (entryIds.length === 0) return []
  return tx
    .updateTable('head')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('subject', '=', type)
    .where('language', '=', '')
    .where('entry_id', 'in', entryIds)
    .returningAll()
    .execute()
}
