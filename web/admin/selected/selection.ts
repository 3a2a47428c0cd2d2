import { useState } from 'react'

interface Chosen {
  id: number
}

export interface Selection<One extends Chosen> {
  /** In the order in which they were chosen, from all pages. */
  chosen: readonly One[]
  has: (one: Chosen) => boolean
  select: (some: readonly One[], isOn: boolean) => void
  /** For the box that stands for all of a page. */
  stateOf: (page: readonly One[]) => { checked: boolean; indeterminate: boolean }
  clear: () => void
}

/** The entries or files that something is to be done with; they stay chosen from page to page. */
export function useSelection<One extends Chosen>(): Selection<One> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, One>>(new Map())
  const has = ({ id }: Chosen) => chosen.has(id)
  return {
    chosen: [...chosen.values()],
    has,
    select(some, isOn) {
      const next = new Map(chosen)
      for (const one of some) {
        if (isOn) next.set(one.id, one)
        else next.delete(one.id)
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
