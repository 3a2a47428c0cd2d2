import type { Collection, Content, Declaration, Section } from '#catalogue/declaration.ts'
import type { PlaceLanguage } from '#catalogue/languages.ts'
import { translated } from '#catalogue/translation.ts'
import { listHeads } from '#store/content/heads.ts'
import { findNextChange, listLive, listLiveEntries } from '#store/content/live-revisions.ts'
import { anyEntryOf, type PlaceKey, placeName } from '#store/content/place.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { changesAfter } from './timeline.ts'

/**
 * One reading of what guests see (or, with `preview`, of what is being worked on), in one language.
 * It remembers what it has read, so that a page is dropped exactly when one of these changes.
 */
export interface Reading {
  readonly db: Db
  readonly now: string
  /** Shows the open record in place of the approved one. Only for staff with a preview pass. */
  readonly preview: boolean
  readonly language: PlaceLanguage
  /** Names of places and lists (`home.hero`, `promotion/17@de`, `promotion/*`, `media/3`). */
  readonly names: Set<string>
  /** The entries among them, which the clock may change. */
  readonly entries: PlaceKey[]
  /** The collections whose lists it has read. */
  readonly lists: Set<string>
}

interface ReadingOptions {
  preview?: boolean
  language?: PlaceLanguage
}

export function startReading(
  db: Db,
  now: string,
  { preview = false, language = '' }: ReadingOptions = {},
): Reading {
  return { db, now, preview, language, names: new Set(), entries: [], lists: new Set() }
}

/** The stored values of a declaration, with the types of its fields. */
export type ValuesOf<D> = D extends { types?: { values: infer V; item: infer I } }
  ? { values: V; items: { id: number; values: I }[] }
  : never

/** The live content of a section, or null while nothing is live. */
export async function readSection<F, I>(
  reading: Reading,
  section: Section<F, I>,
): Promise<ValuesOf<Section<F, I>> | null> {
  return asDeclared<Section<F, I>>(await readContent(reading, section))
}

/** The same without the types of its fields, for what only the catalogue looks into. */
export async function readContent(reading: Reading, section: Declaration): Promise<Content | null> {
  const [found] = await readPlaces(reading, section, [0])
  return found?.content ?? null
}

/** What guests see of one entry; `isGone` when it was taken off the site. Null: there is no such entry for them. */
export async function readEntry<F>(
  reading: Reading,
  collection: Collection<F>,
  entryId: number,
): Promise<ReadEntry<F> | null> {
  const [found] = await readPlaces(reading, collection, [entryId])
  return found ? toEntry(collection, found) : null
}

export interface ReadEntry<F> {
  id: number
  slug: string
  /** Since when guests see it (ISO 8601 UTC). */
  since: string
  isGone: boolean
  starts_at: string | null
  ends_at: string | null
  values: ValuesOf<Collection<F>>['values']
}

/** The live entries of a collection in its own order. */
export async function readEntries<F>(
  reading: Reading,
  collection: Collection<F>,
  limit: number,
  offset = 0,
): Promise<ReadEntry<F>[]> {
  const { db, now, names, lists } = reading
  names.add(anyEntryOf(collection.key))
  lists.add(collection.key)
  const rows = await listLiveEntries(db, collection.key, now, { limit, offset })
  const texts = await readTranslations(
    reading,
    collection,
    rows.map(({ entry_id }) => entry_id),
  )
  return rows.flatMap((row) => {
    const { id, is_archived, ...live } = row
    const content = translated(collection, row.content, texts.get(row.entry_id) ?? null)
    const read = { ...live, entryId: row.entry_id, content, isArchived: is_archived }
    return toEntry(collection, read) ?? []
  })
}

interface ReadPlace {
  entryId: number
  content: Content
  slug: string
  since: string
  isArchived: boolean
  starts_at: string | null
  ends_at: string | null
}

/** What is to be shown at some places of one declaration, in the reading's language. */
async function readPlaces(
  reading: Reading,
  declaration: Declaration,
  entryIds: readonly number[],
): Promise<ReadPlace[]> {
  const { db, now, preview } = reading
  const places = entryIds.map(
    (entryId): PlaceKey => ({ subject: declaration.key, entryId, language: '' }),
  )
  for (const place of places) note(reading, declaration, place)
  const open = preview ? await listOpen(db, places) : new Map<number, Content>()
  const live = await listLive(db, places, now)
  const texts = await readTranslations(reading, declaration, entryIds)
  return entryIds.flatMap((entryId): ReadPlace[] => {
    const row = live.find(({ entry_id }) => entry_id === entryId)
    const source = open.get(entryId) ?? row?.content
    if (!source) return []
    const content = translated(declaration, source, texts.get(entryId) ?? null)
    const isArchived = (row?.is_archived ?? false) && !open.has(entryId)
    const { slug = '', since = now, starts_at = null, ends_at = null } = row ?? {}
    return [{ entryId, content, slug, since, isArchived, starts_at, ends_at }]
  })
}

/** The texts of the reading's language, by entry; none in the first. */
async function readTranslations(
  reading: Reading,
  declaration: Declaration,
  entryIds: readonly number[],
): Promise<Map<number, Content>> {
  const { db, now, preview, language } = reading
  if (language === '') return new Map()
  const places = entryIds.map((entryId) => ({ subject: declaration.key, entryId, language }))
  for (const place of places) note(reading, declaration, place)
  const live = await listLive(db, places, now)
  const texts = new Map(live.map(({ entry_id, content }) => [entry_id, content]))
  if (preview) for (const [id, content] of await listOpen(db, places)) texts.set(id, content)
  return texts
}

async function listOpen(db: Db, places: readonly PlaceKey[]): Promise<Map<number, Content>> {
  const heads = await listHeads(db, places)
  const ids = heads.flatMap(({ open_id }) => (open_id === null ? [] : [open_id]))
  const open = await listRevisionsByIds(db, ids)
  return new Map(open.map(({ entry_id, content }) => [entry_id, content]))
}

function note({ names, entries }: Reading, { windowed }: Declaration, place: PlaceKey): void {
  names.add(placeName(place))
  if (windowed) entries.push(place)
}

/** When this reading would come out differently by the clock alone, or null for never. */
export async function nextChange({ db, now, entries, lists }: Reading): Promise<string | null> {
  const heads = await listHeads(db, entries)
  const moments = heads.map((head) => changesAfter(head, now))
  if (lists.size > 0) moments.push(await findNextChange(db, [...lists], now))
  return moments.filter((at) => at !== null).sort()[0] ?? null
}

/** Which version of a section guests see, and since when; nulls while nothing is live. */
export async function publishedHead(
  reading: Reading,
  section: Declaration,
): Promise<{ version: number | null; updated_at: string | null }> {
  const place = { subject: section.key, entryId: 0, language: reading.language }
  note(reading, section, place)
  const [live] = await listLive(reading.db, [place], reading.now)
  return { version: live?.version ?? null, updated_at: live?.since ?? null }
}

/** The one place where stored JSON gets the types of its declaration: `applySave` wrote it by them. */
function asDeclared<D>(content: Content | null): ValuesOf<D> | null {
  return content as ValuesOf<D> | null
}

function toEntry<F>(_collection: Collection<F>, found: ReadPlace): ReadEntry<F> | null {
  const content = asDeclared<Collection<F>>(found.content)
  const { entryId: id, slug, since, isArchived: isGone, starts_at, ends_at } = found
  return content && { id, slug, since, isGone, starts_at, ends_at, values: content.values }
}
