import type { ReactNode } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { readUnavailable, type UnavailableEntry } from '#domain/reading/read-unavailable.ts'
import { type ResolvedEntry, resolveEntry } from '#domain/reading/resolve-entries.ts'
import type { Drawing, Page, Visit } from '#web/page.ts'

type Drawn = ReactNode | Promise<ReactNode>

interface EntryPage<C> extends Pick<Page, 'sitemap' | 'styles'> {
  /** What stands at the address before and after the entry's window; left out: nothing (404). */
  drawAway?: (away: Exclude<UnavailableEntry<C>, { state: 'gone' }>, visit: Visit) => Drawn
}

/**
 * The page of an entry, at a pattern with `{entry}`: 404 where guests see none of that id, 410 where
 * it was taken off the site, and found at one address only, that with its id and slug.
 */
export function loadEntryPage<C extends Collection>(
  collection: C,
  draw: (entry: ResolvedEntry<C>, visit: Visit) => Drawn,
  { drawAway, ...page }: EntryPage<C> = {},
): Page {
  return {
    ...page,
    async draw(visit): Promise<Drawing | null> {
      const entry = await resolveEntry(visit.reading, collection, visit.entryId)
      if (entry) {
        const path = entry.path ?? ''
        if (entry.isGone) return { children: null, path, isGone: true }
        return { children: await draw(entry, visit), path }
      }
      const away = await readUnavailable(visit.reading, collection, visit.entryId)
      const path = (away?.state === 'ended' ? away.entry.path : away?.path) ?? ''
      if (away?.state === 'gone') return { children: null, path, isGone: true }
      return drawAway && away ? { children: await drawAway(away, visit), path } : null
    },
  }
}
