import type { Collection } from '#catalogue/declaration.ts'
import { readSession } from '#web/admin/api/session.ts'
import { pageSizes } from '#web/admin/lists/paging/table-page.ts'
import { recall, remember } from '#web/admin/ui/browser-memory.ts'

/** A list as somebody named it: what it is filtered and sorted by, and its columns. */
export interface SavedView {
  name: string
  /** As in the address. */
  query: string
  columns: readonly string[]
}

/** What this browser remembers of a list for the person who is signed in. */
export interface ListMemory {
  rows: number
  /** Null until somebody chooses. */
  columns: readonly string[] | null
  /** The last filters and order, as in the address. */
  query: string
  views: readonly SavedView[]
}

export function recallList(collection: Collection): ListMemory {
  const stored = recall(localStorage, nameFor(collection))
  const { rows, columns, query, views } = (stored ?? {}) as { [Key in keyof ListMemory]?: unknown }
  return {
    rows: pageSizes.find((size) => size === rows) ?? pageSizes[0],
    columns: isTexts(columns) ? columns : null,
    query: typeof query === 'string' ? query : '',
    views: Array.isArray(views) ? views.filter(isView) : [],
  }
}

export function rememberList(collection: Collection, memory: ListMemory): void {
  remember(localStorage, nameFor(collection), memory)
}

function nameFor({ screens }: Collection): string {
  return `list-${readSession()?.user.id ?? 0}-${screens.list}`
}

function isView(one: unknown): one is SavedView {
  if (typeof one !== 'object' || one === null) return false
  const { name, query, columns } = one as { [Key in keyof SavedView]?: unknown }
  return typeof name === 'string' && typeof query === 'string' && isTexts(columns)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
