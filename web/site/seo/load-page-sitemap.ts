import type { Collection, Section } from '#catalogue/declaration.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import { listAddresses } from '#domain/reading/list-addresses.ts'
import { publishedRevisions } from '#domain/reading/published-revisions.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Sitemap } from '#web/page.ts'

/** The addresses of a collection's entries. */
export function entrySitemap(kind: string, collection: Collection): Sitemap {
  return {
    kind,
    list: (reading, part) => listAddresses(reading, collection, part),
    count: (reading) => countEntries(reading, collection),
  }
}

/** Entries that a list's own moment is told by. */
const most = 500

/** The address of a page that lists a collection: it changes with the newest of them. */
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
  const entries = await listAddresses(reading, collection, { limit: most, offset: 0 })
  return (
    entries
      .flatMap(({ changedAt }) => changedAt ?? [])
      .sort()
      .at(-1) ?? null
  )
}

/** The address of a page that is made of sections: it changes with the newest of them, and is none without any. */
export function sectionsSitemap(kind: string, path: string, sections: readonly Section[]): Sitemap {
  return {
    kind,
    async list(reading) {
      const changedAt = await newestSection(reading, sections)
      return changedAt === null ? [] : [{ path, changedAt }]
    },
  }
}

/** When the newest of some sections was last published (ISO 8601 UTC); null where none is live. */
export async function newestSection(
  reading: Reading,
  sections: readonly Section[],
): Promise<string | null> {
  const heads = await publishedRevisions(reading, sections)
  return (
    heads
      .flatMap(({ updated_at }) => updated_at ?? [])
      .sort()
      .at(-1) ?? null
  )
}
