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

/** The record that a card or a list shows of a place. */
export interface Shown {
  id: number
  state: State
  content: Content
}

/**
 * The head of a place as it is once staff see this record, to be kept by whoever holds it (`saveDocumentState`).
 * What lists search, sort and filter by is written at once.
 *
 * @param before what the head showed until now, where that is known
 */
export async function showRevision(
  { db, now }: Pick<Context, 'db' | 'now'>,
  {
    document,
    state: head,
    shown,
    before,
  }: { document: Document; state: DocumentState; shown: Shown; before?: Content | undefined },
): Promise<DocumentState> {
  await keepListed(db, document, shown.content, before)
  return withShown(now, document, head, shown)
}

/** Writes what lists search, sort and filter by, where it is not the same as before. */
async function keepListed(
  tx: Tx,
  document: Document,
  content: Content,
  before: Content | undefined,
): Promise<void> {
  const isListed = document.entryId !== 0 && document.language === ''
  if (!isListed || document.declaration.columns.length === 0) return
  const values = listedColumns(document.declaration, content)
  const isSame = before && isDeepStrictEqual(values, listedColumns(document.declaration, before))
  if (!isSame) await replaceListValues(tx, keyOf(document), values)
}

/** The head of a place once staff see this record there. */
export function withShown(
  now: string,
  document: Document,
  head: DocumentState,
  { id, state, content }: Shown,
): DocumentState {
  const title = titleOf(document.declaration, content)
  return {
    ...head,
    shown_id: id,
    shown_state: state,
    title,
    search_title: foldText(title),
    updated_at: now,
  }
}

/** The same for a record that has to be read first; null leaves a section as it was at first. */
export async function showRevisionById(
  context: Pick<Context, 'db' | 'now'>,
  { document, state: head, id }: { document: Document; state: DocumentState; id: number | null },
): Promise<DocumentState> {
  const { db, now } = context
  const revision = id === null ? undefined : await findRevision(db, id)
  if (revision) return showRevision(context, { document, state: head, shown: revision })
  const nothing = { shown_id: null, shown_state: null, title: '', search_title: '' }
  return { ...head, ...nothing, updated_at: now }
}

/** What lists filter and sort an entry by. */
export function listedColumns(declaration: Declaration, content: Content): Record<string, string> {
  const columns = Object.entries(columnValues(declaration, content))
  return Object.fromEntries(columns.map(([name, words]) => [name, foldText(words).slice(0, 200)]))
}
