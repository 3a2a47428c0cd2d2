import { isDeepStrictEqual } from 'node:util'
import { columnValues } from '#catalogue/content/column-values.ts'
import { type Content, type Declaration, titleOf } from '#catalogue/declaration.ts'
import type { State } from '#catalogue/revision-state.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import type { Context } from '#domain/context.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { replaceListValues } from '#store/content/list-values.ts'
import { findRevision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import { type Document, keyOf } from './document.ts'

/** The revision that a card or a list shows. */
export interface StaffRevision {
  id: number
  state: State
  content: Content
}

/**
 * Writes the values that lists search, sort and filter by, and returns the state of a document whose
 * staff view is this revision. The caller saves the state with `saveDocumentState`.
 *
 * @param before the content that staff saw until now, where the caller knows it
 */
export async function showToStaff(
  { db, now }: Pick<Context, 'db' | 'now'>,
  {
    document,
    state: documentState,
    revision,
    before,
  }: {
    document: Document
    state: DocumentState
    revision: StaffRevision
    before?: Content | undefined
  },
): Promise<DocumentState> {
  await saveListValues(db, document, revision.content, before)
  return withStaffRevision(now, document, documentState, revision)
}

async function saveListValues(
  tx: Tx,
  document: Document,
  content: Content,
  before: Content | undefined,
): Promise<void> {
  const { entryId, language, campaign } = document
  const isListed = entryId !== 0 && language === '' && campaign === undefined
  const { staffColumns, grouping } = document.declaration
  if (!isListed || (staffColumns.length === 0 && grouping === null)) return
  const values = listedColumns(document.declaration, content)
  const isSame = before && isDeepStrictEqual(values, listedColumns(document.declaration, before))
  if (!isSame) await replaceListValues(tx, keyOf(document), values)
}

/** Returns the state of a document whose staff view is this revision. */
export function withStaffRevision(
  now: string,
  document: Document,
  documentState: DocumentState,
  { id, state, content }: StaffRevision,
): DocumentState {
  const title = titleOf(document.declaration, content)
  return {
    ...documentState,
    shown_id: id,
    shown_state: state,
    title,
    search_title: foldText(title),
    updated_at: now,
  }
}

/** Does as `showToStaff` for a revision that is read first; null empties a section. */
export async function showToStaffById(
  context: Pick<Context, 'db' | 'now'>,
  {
    document,
    state: documentState,
    id,
  }: { document: Document; state: DocumentState; id: number | null },
): Promise<DocumentState> {
  const { db, now } = context
  const revision = id === null ? undefined : await findRevision(db, id)
  if (revision) return showToStaff(context, { document, state: documentState, revision: revision })
  const nothing = { shown_id: null, shown_state: null, title: '', search_title: '' }
  return { ...documentState, ...nothing, updated_at: now }
}

/** Returns the values that lists filter and sort an entry by. */
export function listedColumns(declaration: Declaration, content: Content): Record<string, string> {
  const columns = Object.entries(columnValues(declaration, content))
  return Object.fromEntries(columns.map(([name, words]) => [name, foldText(words).slice(0, 200)]))
}
