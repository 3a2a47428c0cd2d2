import { type ChangeEvent, useState } from 'react'

interface SelectedRow {
  id: number
}

export interface Selection<One extends SelectedRow> {
  /** In the order chosen, from all pages. */
  chosen: readonly One[]
  has: (one: SelectedRow) => boolean
  select: (some: readonly One[], isOn: boolean) => void
  /** Returns the checkbox state of one row or a whole page. */
  boxOf: (some: readonly One[]) => Box
  clear: () => void
}

interface Box {
  checked: boolean
  indeterminate: boolean
  disabled: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Holds the selection across pages; nothing can be selected while another list `isComing`. */
export function useSelection<One extends SelectedRow>({
  isComing,
}: {
  isComing: boolean
}): Selection<One> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, One>>(new Map())
  const has = ({ id }: SelectedRow) => chosen.has(id)

  function select(some: readonly One[], isOn: boolean) {
    const next = new Map(chosen)
    for (const one of some) {
      if (isOn) next.set(one.id, one)
      else next.delete(one.id)
    }
    setChosen(next)
  }

  return {
    chosen: [...chosen.values()],
    has,
    select,
    boxOf(some) {
      const count = some.filter(has).length
      const checked = count > 0 && count === some.length
      return {
        checked,
        indeterminate: count > 0 && !checked,
        disabled: isComing,
        onChange: (event) => select(some, event.currentTarget.checked),
      }
    },
    clear: () => setChosen(new Map()),
  }
}
