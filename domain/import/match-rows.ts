import type { Collection } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { slugOf } from '#catalogue/text/slug.ts'
import type { BrandRegion } from '#domain/content/brand-region.ts'
import { type DocumentState, listDocumentStatesByEntryIds } from '#store/content/document-states.ts'
import { listEntriesByValue } from '#store/content/list-values.ts'
import { listKeyHolders } from '#store/content/naming/natural-keys.ts'
import { listSlugHolders } from '#store/content/naming/slugs.ts'
import type { Db } from '#store/tables.ts'
import type { Row } from './row.ts'

interface MatchContext {
  collection: Collection
  region: BrandRegion
}

/**
 * Returns the entry of each row (contract section 4): by its id, else by its natural key, else by a
 * slug that it has or had. A row without any of them, or with new ones, is a new entry.
 */
export async function matchRows(
  db: Db,
  { collection, region: { language } }: MatchContext,
  rows: readonly Row[],
): Promise<Map<Row, DocumentState>> {
  const { key: subject } = collection
  const naturalKeys = rows.flatMap((row) => naturalKeyIn(collection, row) ?? [])
  const keys = await entriesByKey(db, collection, naturalKeys)
  const slugs = rows.flatMap((row) => slugsIn(row, language))
  const holders = await listSlugHolders(db, subject, slugs)
  const idOf = (row: Row): number | undefined => {
    if (row.id !== null) return row.id
    const natural = naturalKeyIn(collection, row)
    if (natural !== null) return keys.get(natural)
    return slugsIn(row, language)
      .map((slug) => holders.get(slug))
      .find((id) => id !== undefined)
  }
  const idByRow = new Map(rows.map((row) => [row, idOf(row)]))
  const ids = [...idByRow.values()].filter((id) => id !== undefined)
  const rowsOfState =
    ids.length === 0 ? [] : await listDocumentStatesByEntryIds(db, subject, [...new Set(ids)])
  const states = new Map(
    rowsOfState.filter(({ language }) => language === '').map((state) => [state.entry_id, state]),
  )
  const matched = new Map<Row, DocumentState>()
  for (const [row, id] of idByRow) {
    const state = states.get(id ?? 0)
    if (state) matched.set(row, state)
    else if (row.id !== null) row.errors.push({ column: 'id', sentence: messages.noSuchRecord })
  }
  return matched
}

/** Returns the names of a row's entry, equal in rows that are about the same one. */
export function namesIn(
  { collection, region: { language } }: MatchContext,
  row: Row,
  state: DocumentState | undefined,
): string[] {
  const natural = naturalKeyIn(collection, row)
  if (state) return [`entry ${state.entry_id}`]
  const slug = natural === null ? (slugsIn(row, language).at(-1) ?? null) : null
  return [
    ...(natural === null ? [] : [`key ${natural}`]),
    ...(slug === null ? [] : [`slug ${slug}`]),
  ]
}

/**
 * Returns the entries that have these natural keys now. Where several show one key, as after a
 * discarded draft, it is the one that has reserved it.
 *
 * @param values folded, at most 200 characters each
 */
export async function entriesByKey(
  db: Db,
  { key: subject, naturalKey }: Collection,
  values: readonly string[],
): Promise<Map<string, number>> {
  if (naturalKey === null || values.length === 0) return new Map<string, number>()
  const holders = await listKeyHolders(db, subject, values)
  const keys = new Map<string, number>()
  for (const { value, entry_id } of await listEntriesByValue(db, subject, naturalKey, values))
    if (!keys.has(value) || holders.get(value) === entry_id) keys.set(value, entry_id)
  return keys
}

function naturalKeyIn({ fields, naturalKey }: Collection, { sent }: Row): string | null {
  const field = fields.find(({ key }) => key === naturalKey)
  const value = field && sent[field.wire]
  const key = typeof value === 'string' ? foldText(value).slice(0, 200) : ''
  return key === '' ? null : key
}

function slugsIn({ sent }: Row, language: Language): string[] {
  if (typeof sent.slug !== 'string') return []
  return [sent.slug.trim(), slugOf(sent.slug, language)].filter((slug) => slug !== '')
}
