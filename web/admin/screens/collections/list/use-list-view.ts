import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import { pageSizes } from '#web/admin/lists/paging/table-page.ts'
import { recall, remember } from '#web/admin/ui/browser-memory.ts'
import { type ListView, queryOf, viewOf } from './list-view.ts'

export interface ShownList {
  view: ListView
  /** Shows this instead; another list starts at its first page. `replace` leaves no step for Back. */
  show: (change: Partial<ListView>, options?: { replace: boolean }) => void
}

/** What of a list is on screen, as the address says it. */
export function useListView(collection: Collection): ShownList {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [usual, setUsual] = useState(usualRows)
  const view = viewOf(collection, query, usual)
  return {
    view,
    show(change, { replace } = { replace: false }) {
      const rows = change.perPage ?? usual
      if (rows !== usual) {
        remember(localStorage, memory, { rows })
        setUsual(rows)
      }
      const search = queryOf({ ...view, page: 1, ...change }, rows)
      void navigate({ search }, { replace, preventScrollReset: true })
    },
  }
}

/** What an address of a list shows to this person. */
export function viewAt(collection: Collection, query: URLSearchParams): ListView {
  return viewOf(collection, query, usualRows())
}

const memory = 'list-rows'

/** How many rows this person last wanted to see at once. */
function usualRows(): number {
  const last = recall(localStorage, memory)
  const rows = typeof last === 'object' && last && 'rows' in last ? last.rows : null
  return pageSizes.find((size) => size === rows) ?? pageSizes[0]
}
