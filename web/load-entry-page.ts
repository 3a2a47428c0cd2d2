import type { ReactNode } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { readUnavailable, type UnavailableEntry } from '#domain/reading/read-unavailable.ts'
import { type ResolvedEntry, resolveEntry } from '#domain/reading/resolve-entries.ts'
import type { Page, PageContent, Visit } from './page.ts'

type Rendered = ReactNode | Promise<ReactNode>

interface EntryPageOptions<C> extends Pick<Page, 'sitemap' | 'styles'> {
  /** What stands at the address before and after the entry's window; left out: nothing (404). */
  renderUnavailable?: (
    away: Exclude<UnavailableEntry<C>, { state: 'gone' }>,
    visit: Visit,
  ) => Rendered
}

/**
 * The page of an entry, at a pattern with `{entry}`: 404 where guests see none of that id, 410 where
 * it was taken off the site, and found at one address only, that with its id and slug.
 */
export function entryPage<C extends Collection>(
  collection: C,
  draw: (entry: ResolvedEntry<C>, visit: Visit) => Rendered,
  { renderUnavailable: drawAway, ...page }: EntryPageOptions<C> = {},
): Page {
  return {
    ...page,
    async render(visit): Promise<PageContent | null> {
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
