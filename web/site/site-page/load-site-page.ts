import { page } from '#catalogue/collections/page.ts'
import { readUnavailable } from '#domain/reading/read-unavailable.ts'
import { findEntryId } from '#domain/reading/read-versions.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { type ResolvedEntry, resolveEntry } from '#domain/reading/resolve-entries.ts'

export type SitePageEntry = ResolvedEntry<typeof page>

/**
 * Returns the page that has or had a slug: null where guests see none, 'gone' where it was taken
 * off the site, 'other' where no page ever had it.
 */
export async function loadSitePage(
  reading: Reading,
  slug: string,
): Promise<SitePageEntry | 'gone' | 'other' | null> {
  const id = await findEntryId(reading, page, slug)
  if (id === null) return 'other'
  const entry = await resolveEntry(reading, page, id)
  if (entry) return entry.isGone ? 'gone' : entry
  const unavailable = await readUnavailable(reading, page, id)
  return unavailable?.state === 'gone' ? 'gone' : null
}

/** Pages above a page that its breadcrumbs name, at most; drafts approved together may circle. */
const most = 5

/** Returns the live pages above one, from the top. */
export async function loadParents(
  reading: Reading,
  entry: SitePageEntry,
): Promise<{ name: string; path: string }[]> {
  const steps: { name: string; path: string }[] = []
  const seen = new Set([entry.id])
  let next = entry.values.parent[0]
  while (next && !seen.has(next.id) && steps.length < most) {
    seen.add(next.id)
    steps.unshift({ name: next.title, path: next.path ?? '/' })
    const parent = await resolveEntry(reading, page, next.id)
    next = parent?.values.parent[0]
  }
  return steps
}
