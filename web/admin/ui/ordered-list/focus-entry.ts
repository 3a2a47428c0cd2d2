import { flushSync } from 'react-dom'
import { entryId } from './entry-ids.ts'

/**
 * Puts the focus on a part of a list that a step has just changed. The list is drawn anew first, at once:
 * a focus that came a moment later would be taken from where the person has gone meanwhile.
 */
export function focusDrawn(find: () => HTMLElement | null): void {
  flushSync(() => {})
  find()?.focus()
}

/** Puts the focus on an entry: its line or first field, else its last button. */
export function focusEntry(key: string): void {
  focusDrawn(() => {
    const main = document.getElementById(entryId(key, 'main'))
    return main ?? document.getElementById(entryId(key, 'remove'))
  })
}
