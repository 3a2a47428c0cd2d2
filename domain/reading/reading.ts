import DataLoader from 'dataloader'
import { applyTranslation, untranslatedTexts } from '#catalogue/content/translation.ts'
import type { Collection, Content, Declaration, Section } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { anyEntryOf } from '#catalogue/order.ts'
import { type DocumentKey, documentName } from '#store/content/document-key.ts'
import {
  type LivePage,
  type LiveRevision,
  listLiveEntries,
  listLiveIds,
} from '#store/content/live-revisions.ts'
import type { Media } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import { loadLive, loadMedia } from './load-in-one.ts'
import { mergeLate } from './merge-late.ts'
import { isStored, outdatedTranslations } from './outdated-translations.ts'
import {
  type ListedEntry,
  listEntriesInPreview,
  mapInPreview,
  nameOf,
  type PreviewReading,
} from './previewing.ts'

/**
 * One read of the published content (or, with `preview`, of the drafts), in one language. It records
 * its dependencies, so that a cached response is invalidated when one changes.
 */
export interface Reading extends PreviewReading {
  /** Shows the open revision in place of the approved one. Only for staff with a preview pass. */
  readonly preview: boolean
  readonly language: DocumentLanguage
  /** Names of documents, lists and files (`home.hero`, `promotion/17@de`, `promotion/*`, `media/3`). */
  readonly names: Set<string>
  /** The documents among `names`, each in its first language. */
  readonly documents: Pick<DocumentKey, 'type' | 'entryId'>[]
  /** Texts of the first language shown in place of a missing translation (contract section 7). */
  readonly fallbackTexts: Set<string>
  /** The documents among `names` that have windows. */
  readonly scheduledEntries: DocumentKey[]
  readonly lists: Set<string>
  /** Times (ISO 8601 UTC) at which the page changes without a publication. */
  readonly changeTimes: Set<string>
  /** Loads live revisions: each once, those requested in one tick in one query. */
  readonly live: DataLoader<DocumentKey, LiveRevision | null, string>
  readonly media: DataLoader<number, Media | null>
}

type ReadingOptions = Partial<
  Omit<PreviewReading, 'db' | 'now'> & Pick<Reading, 'preview' | 'language'>
>

export function startReading(
  db: Db,
  now: string,
  {
    preview = false,
    only = null,
    unsaved = null,
    campaigns = [],
    draftsOf = null,
    language = '',
    moment = null,
  }: ReadingOptions = {},
): Reading {
  return {
    db,
    now,
    preview,
    only,
    unsaved,
    campaigns,
    draftsOf,
    language,
    moment,
    names: new Set(),
    documents: [],
    fallbackTexts: new Set(),
    scheduledEntries: [],
    lists: new Set(),
    changeTimes: new Set(),
    live: new DataLoader((documents) => loadLive(db, documents, now), { cacheKeyFn: documentName }),
    media: new DataLoader((ids) => loadMedia(db, ids)),
  }
}

/** Returns the reading in another language; both track the same dependencies. */
export function inLanguage(reading: Reading, language: DocumentLanguage): Reading {
  return { ...reading, language }
}

/** The stored values of a declaration, with the types of its fields. */
export type ValuesOf<D> = D extends { types?: { values: infer V; item: infer I } }
  ? { values: V; items: { id: number; values: I }[] }
  : never

/** Returns the live content of a section, or null. */
export async function readSection<F, I>(
  reading: Reading,
  section: Section<F, I>,
): Promise<ValuesOf<Section<F, I>> | null> {
  return asDeclared<Section<F, I>>(await readContent(reading, section))
}

/** Returns the live content of a section as untyped values, for code that works with any section. */
export async function readContent(reading: Reading, section: Declaration): Promise<Content | null> {
  const [document] = await readDocuments(reading, [{ declaration: section, entryId: 0 }])
  return document?.content ?? null
}

/**
 * Returns what guests see of one entry; `isGone` when it was taken off the site, null when they see
 * none.
 */
export async function readEntry<F>(
  reading: Reading,
  collection: Collection<F>,
  entryId: number,
): Promise<ReadEntry<F> | null> {
  const [document] = await readDocuments(reading, [{ declaration: collection, entryId }])
  return document ? toEntry(collection, document) : null
}

/** Returns the given entries that guests see, in that order, unresolved. */
export async function readEntriesByIds<F>(
  reading: Reading,
  collection: Collection<F>,
  ids: readonly number[],
): Promise<ReadEntry<F>[]> {
  const requests = ids.map((entryId) => ({ declaration: collection, entryId }))
  const documents = await readDocuments(reading, requests)
  return documents.flatMap((document) =>
    document.isArchived ? [] : (toEntry(collection, document) ?? []),
  )
}

export interface ReadEntry<F> {
  id: number
  slug: string
  /** ISO 8601 UTC. */
  since: string
  isGone: boolean
  starts_at: string | null
  ends_at: string | null
  values: ValuesOf<Collection<F>>['values']
}

/** Returns the live entries of a collection in its order. */
export async function readEntries<F>(
  reading: Reading,
  collection: Collection<F>,
  limit: number,
  offset = 0,
): Promise<ReadEntry<F>[]> {
  const documents = await readEntryDocuments(reading, collection, { limit, offset })
  return documents.flatMap((document) => toEntry(collection, document) ?? [])
}

/** Returns the live entries as untyped documents, for code that works with any collection. */
export async function readEntryDocuments(
  reading: Reading,
  declaration: Declaration,
  page: LivePage,
): Promise<DocumentRead[]> {
  trackList(reading, declaration)
  const rows = await readList(reading, declaration, page)
  const requests = rows.map(({ entry_id: entryId }) => ({ declaration, entryId }))
  const texts = await readTranslations(reading, requests, rows.filter(isStored))
  return rows.map((row) => {
    const { entry_id: entryId, slug, since, is_archived: isArchived, starts_at, ends_at } = row
    const translation = texts.get(`${declaration.key}/${entryId}`)
    const content = localize(reading, declaration, row.content, translation)
    reading.documents.push({ type: declaration.key, entryId })
    return { declaration, entryId, content, slug, since, isArchived, starts_at, ends_at }
  })
}

/** In the order of guests; with `preview` as in `listEntriesInPreview`. */
async function readList(
  reading: Reading,
  declaration: Declaration,
  page: LivePage,
): Promise<ListedEntry[]> {
  const { db, now, preview } = reading
  if (preview) return listEntriesInPreview(reading, declaration, page)
  const ids = await listLiveIds(db, declaration.key, now, page)
  return mergeLate(db, await listLiveEntries(db, declaration.key, now, ids), now)
}

export interface DocumentRequest {
  declaration: Declaration
  /** 0 for a section. */
  entryId: number
}

export interface DocumentRead extends DocumentRequest {
  content: Content
  slug: string
  since: string
  isArchived: boolean
  starts_at: string | null
  ends_at: string | null
}

/** Returns what is shown of some documents in the reading's language; without content, nothing. */
export async function readDocuments(
  reading: Reading,
  requests: readonly DocumentRequest[],
): Promise<DocumentRead[]> {
  const { now } = reading
  const documents = requests.map((request) => trackDocument(reading, request, ''))
  // Together: both are one statement.
  const loading = readLive(reading, documents)
  const texts = await readTranslations(reading, requests, loading)
  const live = await loading
  const open = await mapInPreview(reading, documents)
  const byName = new Map(live.map((row) => [nameOf(row), row]))
  return requests.flatMap(({ declaration, entryId }): DocumentRead[] => {
    const name = `${declaration.key}/${entryId}`
    const row = byName.get(name)
    const revision = open.get(name) ?? row
    if (!revision) return []
    const content = localize(reading, declaration, revision.content, texts.get(name))
    const isArchived = (row?.is_archived ?? false) && !open.has(name)
    const { starts_at, ends_at } = revision
    const { slug = '', since = now } = row ?? {}
    return [{ declaration, entryId, content, slug, since, isArchived, starts_at, ends_at }]
  })
}

/** Returns content in the reading's language; records the texts that are not translated. */
export function localize(
  { language, fallbackTexts }: Reading,
  declaration: Declaration,
  source: Content,
  translation: Content | undefined,
): Content {
  if (language === '') return source
  const content = applyTranslation(declaration, source, translation ?? null)
  for (const text of untranslatedTexts(declaration, source, translation ?? null))
    fallbackTexts.add(text)
  return content
}

/**
 * Returns the translations by type and entry; none in the first language.
 *
 * @param sources what guests see in the first language: where a campaign changes a text and does not
 * translate it, the site's translation of the former text is left out
 */
export async function readTranslations(
  reading: Reading,
  requests: readonly DocumentRequest[],
  sources: readonly LiveRevision[] | Promise<readonly LiveRevision[]> = [],
): Promise<Map<string, Content>> {
  const { language } = reading
  if (language === '') return new Map()
  const documents = requests.map((request) => trackDocument(reading, request, language))
  const live = await readLive(reading, documents)
  const texts = new Map(live.map((row) => [nameOf(row), row.content]))
  const outdated = await outdatedTranslations(reading.db, await sources, live)
  for (const [name, content] of outdated) texts.set(name, content)
  for (const [name, { content }] of await mapInPreview(reading, documents)) texts.set(name, content)
  return texts
}

/** Returns the live revisions of some documents. */
export async function readLive(
  { live }: Reading,
  documents: readonly DocumentKey[],
): Promise<LiveRevision[]> {
  return (await Promise.all(documents.map((one) => live.load(one)))).filter((row) => row !== null)
}

/** Tracks a document as a dependency and returns its key. */
export function trackDocument(
  { names, documents, scheduledEntries }: Reading,
  { declaration, entryId }: DocumentRequest,
  language: DocumentLanguage,
): DocumentKey {
  const document = { type: declaration.key, entryId, language }
  names.add(documentName(document))
  if (language === '') documents.push({ type: document.type, entryId })
  if (declaration.hasWindow) scheduledEntries.push(document)
  return document
}

/** Tracks a collection's list and its order as a dependency. */
export function trackList({ names, lists }: Reading, { key }: Declaration): void {
  names.add(anyEntryOf(key))
  lists.add(key)
}

const asDeclared = <D>(content: Content | null) => content as ValuesOf<D> | null
function toEntry<F>(_collection: Collection<F>, found: DocumentRead): ReadEntry<F> | null {
  const content = asDeclared<Collection<F>>(found.content)
  const { entryId: id, slug, since, isArchived: isGone, starts_at, ends_at } = found
  return content && { id, slug, since, isGone, starts_at, ends_at, values: content.values }
}
