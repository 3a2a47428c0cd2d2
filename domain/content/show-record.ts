import { columnValues } from '#catalogue/content/column-values.ts'
import { type Content, type Declaration, titleOf } from '#catalogue/declaration.ts'
import type { State } from '#catalogue/revision-state.ts'
import { changeHeadValues } from '#store/content/head-values.ts'
import type { Head } from '#store/content/heads.ts'
import { findRevision } from '#store/content/revisions.ts'
import { folded } from '#store/folded.ts'
import type { Tx } from '#store/tables.ts'
import { keyOf, type Place } from './place.ts'

/** The record that a card or a list shows of a place. */
export interface Shown {
  id: number
  state: State
  content: Content
}

/**
 * The head of a place as it is once staff see this record, to be kept by whoever holds it (`keepHead`).
 * What lists search, sort and filter by is written at once.
 */
export async function showRecord(
  tx: Tx,
  now: string,
  place: Place,
  head: Head,
  shown: Shown,
): Promise<Head> {
  await keepListed(tx, place, shown.content)
  return withShown(now, place, head, shown)
}

/** Writes what lists search, sort and filter by. */
export async function keepListed(tx: Tx, place: Place, content: Content): Promise<void> {
  const isListed = place.entryId !== 0 && place.language === ''
  if (isListed && place.declaration.columns.length > 0)
    await changeHeadValues(tx, keyOf(place), listedColumns(place.declaration, content))
}

/** The head of a place once staff see this record there. */
export function withShown(
  now: string,
  place: Place,
  head: Head,
  { id, state, content }: Shown,
): Head {
  const title = titleOf(place.declaration, content)
  return {
    ...head,
    shown_id: id,
    shown_state: state,
    title,
    search_title: folded(title),
    updated_at: now,
  }
}

/** The same for a record that has to be read first; null leaves a section as it was at first. */
export async function showRecordById(
  tx: Tx,
  now: string,
  place: Place,
  head: Head,
  id: number | null,
): Promise<Head> {
  const revision = id === null ? undefined : await findRevision(tx, id)
  if (revision) return showRecord(tx, now, place, head, revision)
  const nothing = { shown_id: null, shown_state: null, title: '', search_title: '' }
  return { ...head, ...nothing, updated_at: now }
}

/** What lists filter and sort an entry by. */
export function listedColumns(declaration: Declaration, content: Content): Record<string, string> {
  const columns = Object.entries(columnValues(declaration, content))
  return Object.fromEntries(columns.map(([name, words]) => [name, folded(words).slice(0, 200)]))
}
