import type { Collection, Section } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { Reading } from '#domain/reading/reading.ts'
import {
  type ResolvedEntry,
  resolveEntries,
  resolveEntry,
} from '#domain/reading/resolve-entries.ts'
import { type ResolvedSection, resolveSections } from '#domain/reading/resolve-sections.ts'

/** Published content, as a brand's page reads it. What was read makes the page follow its publications. */
export interface SiteContent {
  language: Language
  /** Id in the address of a page of an entry; else 0. */
  entryId: number
  /** Returns a section, or null while nothing is live. */
  section<S extends Section>(section: S): Promise<ResolvedSection<S> | null>
  /** Returns live entries in their order, at most 100. */
  entries<C extends Collection>(
    collection: C,
    page?: { limit?: number; offset?: number },
  ): Promise<ResolvedEntry<C>[]>
  entry<C extends Collection>(collection: C, id: number): Promise<ResolvedEntry<C> | null>
}

const maxEntries = 100

export function loadSiteContent(
  reading: Reading,
  language: Language,
  entryId: number,
): SiteContent {
  return {
    language,
    entryId,
    section: async (section) => (await resolveSections(reading, { section })).section,
    entries: (collection, { limit = maxEntries, offset = 0 } = {}) =>
      resolveEntries(reading, collection, { limit: Math.min(limit, maxEntries), offset }),
    entry: (collection, id) => resolveEntry(reading, collection, id),
  }
}
