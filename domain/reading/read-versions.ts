import type { Collection, Content } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { anyEntryOf } from '#catalogue/order.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { listDocumentPublications } from '#store/content/ledger.ts'
import { findEntryBySlug } from '#store/content/naming/slugs.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import { liveAt } from '../content/timeline.ts'
import { localize, type Reading, readDocuments, readTranslations } from './reading.ts'
import { type ResolvedEntry, resolveAll } from './resolve-entries.ts'

/** A version of an entry that guests have read; publishing the same again makes no new one. */
export interface Version {
  /** From 1; the ledger only grows, so numbers never change. */
  number: number
  /** ISO 8601 UTC. */
  since: string
  content: Content
  /** The sequence of the publication that replaced it; null for the newest. */
  until: number | null
}

/** Returns the entry that has or had this slug, or null. The reading depends on it. */
export async function findEntryId(
  { db, names, unsaved }: Reading,
  { key }: Collection,
  slug: string,
): Promise<number | null> {
  names.add(anyEntryOf(key))
  if (unsaved?.subject === key && unsaved.content.values.slug === slug) return unsaved.entry_id
  return (await findEntryBySlug(db, key, slug)) ?? null
}

/**
 * Returns every version that guests have read, the oldest first, the live one included; in a
 * preview the draft is the last.
 */
export async function listVersions(
  reading: Reading,
  collection: Collection,
  entryId: number,
): Promise<Version[]> {
  const { db, now } = reading
  const place = { type: collection.key, entryId, language: '' } as const
  const [document] = await readDocuments(reading, [{ declaration: collection, entryId }])
  const rows = await listDocumentPublications(db, place, limits.versions)
  const live = liveAt(await findDocumentState(db, place), now)
  const listed = rows.flatMap(({ revision_id: id, at, sequence }) =>
    id === null ? [] : [{ id, at, sequence }],
  )
  // The clock may have started a version that the state does not show yet.
  if (live && listed.at(-1)?.id !== live.id)
    listed.push({ id: live.id, at: live.since, sequence: Number.MAX_SAFE_INTEGER })
  const revisions = await revisionsOf(reading, listed)
  const versions: Version[] = []
  for (const { id, at, sequence } of listed)
    addVersion(versions, revisions.get(id)?.content, at, sequence)
  if (reading.preview) addVersion(versions, document?.content, now, null)
  return versions
}

function addVersion(
  versions: Version[],
  content: Content | undefined,
  since: string,
  sequence: number | null,
): void {
  const last = versions.at(-1)
  if (!content) return
  if (last && textOf(last.content) === textOf(content)) {
    last.content = content
    return
  }
  if (last) last.until = sequence
  versions.push({ number: versions.length + 1, since, content, until: null })
}

async function revisionsOf({ db }: Reading, of: readonly { id: number }[]) {
  const revisions = await listRevisionsByIds(db, [...new Set(of.map(({ id }) => id))])
  return new Map(revisions.map((one): [number, Revision] => [one.id, one]))
}

/** Returns the text that counts: not the address and the texts for search engines. */
function textOf({ values }: Content): string {
  const { slug: _, seo_title: __, seo_description: ___, ...text } = values
  return JSON.stringify(Object.entries(text).sort())
}

/** Resolves a version for rendering, in the reading's language as it was when the next one came. */
export async function resolveVersion<C extends Collection>(
  reading: Reading,
  collection: C,
  entryId: number,
  { content, since, until }: Version,
): Promise<ResolvedEntry<C>['values'] | null> {
  const translation = await translationAt(reading, collection, entryId, until)
  const text = localize(reading, collection, content, translation)
  const place = { declaration: collection, entryId, content: text, slug: '', since }
  const [drawn] = await resolveAll<C>(reading, [
    { ...place, isArchived: false, starts_at: null, ends_at: null },
  ])
  return drawn?.values ?? null
}

async function translationAt(
  reading: Reading,
  collection: Collection,
  entryId: number,
  until: number | null,
): Promise<Content | undefined> {
  const { db, language } = reading
  if (language === '') return undefined
  if (until === null) {
    const texts = await readTranslations(reading, [{ declaration: collection, entryId }])
    return [...texts.values()][0]
  }
  const place = { type: collection.key, entryId, language }
  const rows = await listDocumentPublications(db, place, limits.versions)
  const id = rows.filter(({ sequence }) => sequence < until).at(-1)?.revision_id ?? null
  return id === null ? undefined : (await listRevisionsByIds(db, [id]))[0]?.content
}
