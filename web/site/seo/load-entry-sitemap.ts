import type { Collection } from '#catalogue/declaration.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import { listAddresses } from '#domain/reading/list-addresses.ts'
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
