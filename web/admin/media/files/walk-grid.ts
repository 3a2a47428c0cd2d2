import type { KeyboardEvent } from 'react'
import { neighbour } from '#web/admin/media/picker/neighbour.ts'

/** Arrow keys, Home and End walk the buttons of a grid; Tab walks them too. */
export function walkGrid(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const { gridTemplateColumns, direction } = getComputedStyle(event.currentTarget)
  const columns = gridTemplateColumns.split(' ').length
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const next = neighbour(event.key, at, buttons.length, columns, direction)
  if (next === null) return
  event.preventDefault()
  buttons[next]?.focus()
}
