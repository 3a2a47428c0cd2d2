import { useState } from 'react'
import type { EntryLine } from '#web/admin/api/collection-calls.ts'

export interface Selection {
  /** In the order in which they were chosen, from all pages. */
  entries: readonly EntryLine[]
  has: (entry: EntryLine) => boolean
  select: (entries: readonly EntryLine[], isOn: boolean) => void
  /** For the box that stands for all entries of a page. */
  stateOf: (page: readonly EntryLine[]) => { checked: boolean; indeterminate: boolean }
  clear: () => void
}

/** The entries that something is to be done with; they stay chosen from page to page. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, EntryLine>>(new Map())
  const has = ({ id }: EntryLine) => chosen.has(id)
  return {
    entries: [...chosen.values()],
    has,
    select(entries, isOn) {
      const next = new Map(chosen)
      for (const entry of entries) {
        if (isOn) next.set(entry.id, entry)
        else next.delete(entry.id)
      }
      setChosen(next)
    },
    stateOf(page) {
      const count = page.filter(has).length
      const checked = count > 0 && count === page.length
      return { checked, indeterminate: count > 0 && !checked }
    },
    clear: () => setChosen(new Map()),
  }
}
