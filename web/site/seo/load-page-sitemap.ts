import type { Collection, Section } from '#catalogue/declaration.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import { listAddresses } from '#domain/reading/list-addresses.ts'
import { publishedRevisions } from '#domain/reading/published-revisions.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Sitemap } from '#web/page.ts'

export function entrySitemap(kind: string, collection: Collection): Sitemap {
  return {
    kind,
    list: (reading, part) => listAddresses(reading, collection, part),
    count: (reading) => countEntries(reading, collection),
  }
}

/** Entries among which the newest is looked for. */
const maxEntries = 500

/** Returns the sitemap of a page that lists a collection; it changes with the newest entry. */
export function listSitemap(kind: string, collection: Collection, path: string): Sitemap {
  return {
    kind,
    list: async (reading) => [{ path, changedAt: await newestEntry(reading, collection) }],
  }
}

export async function newestEntry(
  reading: Reading,
  collection: Collection,
): Promise<string | null> {
  const entries = await listAddresses(reading, collection, { limit: maxEntries, offset: 0 })
  return (
    entries
      .flatMap(({ changedAt }) => changedAt ?? [])
      .sort()
      .at(-1) ?? null
  )
}

/**
 * Returns the sitemap of a page of sections; it changes with the newest one, and is empty without
 * any.
 */
export function sectionsSitemap(kind: string, path: string, sections: readonly Section[]): Sitemap {
  return {
    kind,
    async list(reading) {
      const changedAt = await newestSection(reading, sections)
      return changedAt === null ? [] : [{ path, changedAt }]
    },
  }
}

/** Returns when the newest section was published (ISO 8601 UTC); null where none is live. */
export async function newestSection(
  reading: Reading,
  sections: readonly Section[],
): Promise<string | null> {
  const published = await publishedRevisions(reading, sections)
  return (
    published
      .flatMap(({ updated_at }) => updated_at ?? [])
      .sort()
      .at(-1) ?? null
  )
}
