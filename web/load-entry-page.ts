import type { ReactNode } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { type DrawnEntry, drawEntry } from '#domain/reading/draw-entries.ts'
import type { Page, Visit } from '#web/page.ts'

/**
 * The page of an entry, at a pattern with `{entry}`: 404 where guests see none of that id, 410 where
 * it was taken off the site, and found at one address only, that with its id and slug.
 */
export function loadEntryPage<C extends Collection>(
  collection: C,
  draw: (entry: DrawnEntry<C>, visit: Visit) => ReactNode | Promise<ReactNode>,
): Page {
  return {
    async draw(visit) {
      const entry = await drawEntry(visit.reading, collection, visit.entryId)
      if (!entry) return null
      const path = entry.path ?? ''
      if (entry.isGone) return { children: null, path, isGone: true }
      return { children: await draw(entry, visit), path }
    },
  }
}
