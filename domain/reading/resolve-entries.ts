import { entryPath } from '#catalogue/content/entry-path.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { markedLookups } from './field-marks.ts'
import { type DocumentRead, type Reading, readDocuments, readEntryDocuments } from './reading.ts'
import { lookUp, resolveContent } from './resolve-sections.ts'

/** An entry with its pictures, references and links resolved. */
export interface ResolvedEntry<C> {
  id: number
  /** The canonical address of its page, or null without one. */
  path: string | null
  /** Since when guests see it (ISO 8601 UTC). */
  since: string
  /** Taken off the site by an approval. */
  isGone: boolean
  starts_at: string | null
  ends_at: string | null
  values: C extends { types?: { resolved: infer V } } ? V : never
}

/** Returns one entry as guests see it, or null. */
export async function resolveEntry<C extends Collection>(
  reading: Reading,
  collection: C,
  entryId: number,
): Promise<ResolvedEntry<C> | null> {
  const documents = await readDocuments(reading, [{ declaration: collection, entryId }])
  const [drawn] = await resolveAll<C>(reading, documents)
  return drawn ?? null
}

/** Returns the given entries that guests see, in that order. */
export async function resolveSome<C extends Collection>(
  reading: Reading,
  collection: C,
  ids: readonly number[],
): Promise<ResolvedEntry<C>[]> {
  const requests = ids.map((entryId) => ({ declaration: collection, entryId }))
  const documents = await readDocuments(reading, requests)
  return resolveAll<C>(
    reading,
    documents.filter(({ isArchived }) => !isArchived),
  )
}

/** Returns a page of a collection's live entries in its order. */
export async function resolveEntries<C extends Collection>(
  reading: Reading,
  collection: C,
  page: { limit: number; offset: number },
): Promise<ResolvedEntry<C>[]> {
  return resolveAll<C>(reading, await readEntryDocuments(reading, collection, page))
}

/** Resolves entries of one collection. */
export async function resolveAll<C>(
  reading: Reading,
  documents: readonly DocumentRead[],
): Promise<ResolvedEntry<C>[]> {
  const drawing = await lookUp(reading, documents)
  return documents.map((document) => {
    const { declaration, entryId: id, content, slug, since, isArchived, ...window } = document
    const lookups = markedLookups(reading, document, drawing)
    return {
      id,
      path: entryPath(declaration, id, slug, content.values),
      since,
      isGone: isArchived,
      starts_at: window.starts_at,
      ends_at: window.ends_at,
      values: asResolved<C>(resolveContent(declaration, content, lookups).values),
    }
  })
}

/** Types an entry's resolved values by its declaration. */
function asResolved<C>(values: unknown): ResolvedEntry<C>['values'] {
  return values as ResolvedEntry<C>['values']
}
