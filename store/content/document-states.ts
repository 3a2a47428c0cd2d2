import type { Selectable } from 'kysely'
import type { DocumentStateTable } from '../document-state-table.ts'
import type { Db, Tx } from '../tables.ts'
import type { LineTable } from './campaigns/campaign-tables.ts'
import { lineOf, listLineStates, lockLine, updateLine } from './campaigns/lines.ts'
import {
  type DocumentKey,
  documentKeyOf,
  documentName,
  isAtDocuments,
  staffKeyOf,
} from './document-key.ts'
import { ownPosition } from './position.ts'

/** Of a document in a campaign with the columns that only lines have. */
export type DocumentState = Selectable<DocumentStateTable> &
  Partial<Pick<Selectable<LineTable>, 'campaign' | 'made_on_id' | 'review'>>

/**
 * Locks the state of a document until the transaction ends, and inserts it where there was none.
 * Lock order: `lockPublications` first, then the document. The other way round two approvals
 * deadlock. Of a campaign the document of the site is locked too, first.
 */
export async function lockDocument(tx: Tx, key: DocumentKey): Promise<DocumentState> {
  const { campaign, ...ofSite } = key
  const state = await lockOnSite(tx, ofSite)
  return campaign === undefined ? state : lockLine(tx, campaign, state)
}

async function lockOnSite(tx: Tx, key: DocumentKey): Promise<DocumentState> {
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

/** Returns the state of a document that has no revision yet. */
export function emptyDocumentState({ type, entryId, language }: DocumentKey): DocumentState {
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
    lines: 0,
  }
}

export async function findDocumentState(
  db: Db,
  key: DocumentKey,
): Promise<DocumentState | undefined> {
  return (await listDocumentStates(db, [key]))[0]
}

export async function listDocumentStates(
  db: Db,
  documents: readonly DocumentKey[],
): Promise<DocumentState[]> {
  const onSite = documents.filter(({ campaign }) => campaign === undefined)
  const lines = documents.filter(({ campaign }) => campaign !== undefined)
  return [...(await listOnSite(db, onSite)), ...(await listInCampaigns(db, lines))]
}

async function listOnSite(db: Db, documents: readonly DocumentKey[]): Promise<DocumentState[]> {
  if (documents.length === 0) return []
  return db.selectFrom('head').selectAll().where(isAtDocuments(documents)).execute()
}

/** Returns documents of campaigns; where a campaign has no line yet, what one would begin with. */
async function listInCampaigns(
  db: Db,
  documents: readonly DocumentKey[],
): Promise<DocumentState[]> {
  if (documents.length === 0) return []
  const stored = await listLineStates(db, documents)
  const known = new Set(stored.map((line) => documentName(staffKeyOf(line))))
  const others = documents.filter((document) => !known.has(documentName(document)))
  const states = await listOnSite(db, others)
  const begun = others.flatMap(({ campaign, ...key }) => {
    const state = states.find((one) => documentName(documentKeyOf(one)) === documentName(key))
    return state && campaign !== undefined ? [lineOf(campaign, state)] : []
  })
  return [...stored, ...begun]
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
  const change = Object.fromEntries(changed.map((column) => [column, after[column]]))
  const { campaign } = before
  if (campaign !== undefined) return updateLine(tx, { ...before, campaign }, change)
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
