import { entryPath } from '#catalogue/content/entry-path.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { type DocumentRead, type Reading, readDocuments, readEntryDocuments } from './reading.ts'
import { lookUp, resolveContent } from './resolve-sections.ts'

/** An entry as a page draws it: pictures, references and links are looked up. */
export interface ResolvedEntry<C> {
  id: number
  /** The canonical address of its page, or null while entries of its kind have none. */
  path: string | null
  /** Since when guests see it (ISO 8601 UTC). */
  since: string
  /** It was taken off the site by approval. */
  isGone: boolean
  starts_at: string | null
  ends_at: string | null
  values: C extends { types?: { resolved: infer V } } ? V : never
}

/** One entry as guests see it; null where there is none for them. */
export async function resolveEntry<C extends Collection>(
  reading: Reading,
  collection: C,
  entryId: number,
): Promise<ResolvedEntry<C> | null> {
  const found = await readDocuments(reading, [{ declaration: collection, entryId }])
  const [drawn] = await resolveAll<C>(reading, found)
  return drawn ?? null
}

/** Those of some entries that guests see, in the order asked for. */
export async function resolveSome<C extends Collection>(
  reading: Reading,
  collection: C,
  ids: readonly number[],
): Promise<ResolvedEntry<C>[]> {
  const wanted = ids.map((entryId) => ({ declaration: collection, entryId }))
  const found = await readDocuments(reading, wanted)
  return resolveAll<C>(
    reading,
    found.filter(({ isArchived }) => !isArchived),
  )
}

/** A page of a collection's live entries in its own order. */
export async function resolveEntries<C extends Collection>(
  reading: Reading,
  collection: C,
  page: { limit: number; offset: number },
): Promise<ResolvedEntry<C>[]> {
  return resolveAll<C>(reading, await readEntryDocuments(reading, collection, page))
}

/** Some entries of one collection as they were read. */
export async function resolveAll<C>(
  reading: Reading,
  found: readonly DocumentRead[],
): Promise<ResolvedEntry<C>[]> {
  const drawing = await lookUp(reading, found)
  return found.map(({ declaration, entryId: id, content, slug, since, isArchived, ...window }) => ({
    id,
    path: entryPath(declaration, id, slug, content.values),
    since,
    isGone: isArchived,
    starts_at: window.starts_at,
    ends_at: window.ends_at,
    values: asDrawn<C>(resolveContent(declaration, content, drawing).values),
  }))
}

/** The one place where an entry's drawn values get the types of its declaration. */
function asDrawn<C>(values: unknown): ResolvedEntry<C>['values'] {
  return values as ResolvedEntry<C>['values']
}
