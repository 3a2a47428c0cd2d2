import { menuItem } from '#catalogue/collections/menu-item.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { openSecondStore } from '#store/store.ts'
import type { Call } from './measure-calls.ts'

/** A menu item of which no change is open. */
export interface MeasuredEntry {
  id: number
  /** Where its page is. */
  path: string
}

/** Lists menu items of which no change is open, scattered over the collection. */
export async function listFreeEntries({
  db,
}: ReturnType<typeof openSecondStore>): Promise<MeasuredEntry[]> {
  const rows = await db
    .selectFrom('head')
    .select(['entry_id', 'slug'])
    .where('subject', '=', menuItem.key)
    .where('language', '=', '')
    .where('shown_state', '=', 'approved')
    .orderBy('entry_id')
    .execute()
  return rows
    .map((_, nth) => rows[(nth * 7_919) % rows.length])
    .flatMap((row) => {
      const path = row && entryPath(menuItem, row.entry_id, row.slug)
      return path ? [{ id: row.entry_id, path }] : []
    })
}

/** Fetches a page and returns its HTML. Throws when there is none. */
export async function readPage(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

/** Calls for pages that nobody has asked for before, however often they are run. */
export function freshPages(url: string, entries: Iterator<MeasuredEntry>, count: number): Call[] {
  return Array.from({ length: count }, (_, nth) => ({
    name: `page ${nth}`,
    run() {
      const next = entries.next()
      if (next.done) throw new Error('every page has been asked for')
      return readPage(url + next.value.path)
    },
  }))
}
