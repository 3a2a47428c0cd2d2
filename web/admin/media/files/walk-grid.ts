import type { KeyboardEvent } from 'react'

/** Moves the focus in a grid of buttons by arrow keys, Home and End. */
export function walkGrid(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const { gridTemplateColumns, direction } = getComputedStyle(event.currentTarget)
  const columns = gridTemplateColumns.split(' ').length
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const next = neighbour(event.key, at, { count: buttons.length, columns, direction })
  if (next === null) return
  event.preventDefault()
  buttons[next]?.focus()
}

/**
 * Returns the index that a key leads to in a grid of `count` cells and `columns` columns; null for
 * none.
 * @param grid.direction `rtl` where the first cell is at the right
 */
export function neighbour(
  key: string,
  at: number,
  { count, columns, direction = 'ltr' }: { count: number; columns: number; direction?: string },
): number | null {
  const right = direction === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: at + right,
    ArrowLeft: at - right,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined || at < 0 || next < 0 || next >= count ? null : next
}
