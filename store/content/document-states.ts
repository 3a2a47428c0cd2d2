import type { Selectable, Updateable } from 'kysely'
import type { Db, DocumentStateTable, Tx } from '../tables.ts'
import { type DocumentKey, isAtDocuments } from './document-key.ts'
import { ownPosition } from './position.ts'

export type DocumentState = Selectable<DocumentStateTable>

/**
 * Locks the state of a document until the transaction ends, and inserts it where there was none.
 * Lock order: `lockPublications` first, then the document. The other way round two approvals
 * deadlock.
 */
export async function lockDocument(tx: Tx, key: DocumentKey): Promise<DocumentState> {
  return tx
    .insertInto('head')
    .values(emptyDocumentState(key))
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'entry_id', 'language'])
        .doUpdateSet((eb) => ({ version: eb.ref('head.version') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

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

export async function findDocumentState(
  db: Db,
  key: DocumentKey,
): Promise<DocumentState | undefined> {
  const row = db.selectFrom('head').selectAll().where('subject', '=', key.type)
  return row
    .where('entry_id', '=', key.entryId)
    .where('language', '=', key.language)
    .executeTakeFirst()
}

export async function listDocumentStates(
  db: Db,
  documents: readonly DocumentKey[],
): Promise<DocumentState[]> {
  if (documents.length === 0) return []
  return db.selectFrom('head').selectAll().where(isAtDocuments(documents)).execute()
}

export async function listNextDocumentStates(
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

export function listDocumentStatesByEntryIds(
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

export async function lockDefaultLanguageEntries(
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

/** Returns how many documents there are of each declaration, by its key. */
export async function countDocumentsByType(db: Db): Promise<[type: string, count: number][]> {
  const rows = await db
    .selectFrom('head')
    .select((eb) => ['subject', eb.fn.countAll<number>().as('count')])
    .groupBy('subject')
    .orderBy('subject')
    .execute()
  return rows.map(({ subject, count }) => [subject, Number(count)])
}
