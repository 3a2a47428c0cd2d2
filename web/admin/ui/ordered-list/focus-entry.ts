import { flushSync } from 'react-dom'

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

/** What of an entry can have the focus: its own line or first field, or one of its buttons. */
type Part = 'main' | 'up' | 'down' | 'remove'

/** The id by which the focus finds a part of an entry after the list has changed. */
export function entryId(key: string, part: Part): string {
  return `${part}-${key}`
}
