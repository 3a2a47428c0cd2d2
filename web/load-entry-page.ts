import type { ReactNode } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { readUnavailable, type UnavailableEntry } from '#domain/reading/read-unavailable.ts'
import { type ResolvedEntry, resolveEntry } from '#domain/reading/resolve-entries.ts'
import type { Page, PageContent, Visit } from './page.ts'

type Rendered = ReactNode | Promise<ReactNode>

interface EntryPageOptions<C> extends Pick<Page, 'sitemap' | 'styles' | 'cachedParams'> {
  /** Renders the entry before it starts or after it ended; without it the response is 404. */
  renderUnavailable?: (
    away: Exclude<UnavailableEntry<C>, { state: 'gone' }>,
    visit: Visit,
  ) => Rendered
}

/**
 * Returns the page of an entry, for a pattern with `{entry}`: 404 where no live entry has the id,
 * 410 where it was archived. Its canonical path carries the id and the slug.
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
        const isVariant = Object.keys(visit.query).length > 0
        const children = await draw(entry, visit)
        return isVariant ? { children, path, canonicalPath: path } : { children, path }
      }
      const away = await readUnavailable(visit.reading, collection, visit.entryId)
      const path = (away?.state === 'ended' ? away.entry.path : away?.path) ?? ''
      if (away?.state === 'gone') return { children: null, path, isGone: true }
      return drawAway && away ? { children: await drawAway(away, visit), path } : null
    },
  }
}
