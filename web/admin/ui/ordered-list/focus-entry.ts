import { flushSync } from 'react-dom'

/**
 * Focuses a part of a list that has just changed. Flushes the render first: a focus that came later
 * could be taken from where the person has moved meanwhile.
 */
export function focusRendered(find: () => HTMLElement | null): void {
  flushSync(() => {})
  find()?.focus()
}

/** Focuses an entry's line or first field, else its last button. */
export function focusEntry(key: string): void {
  focusRendered(() => {
    const main = document.getElementById(entryId(key, 'main'))
    return main ?? document.getElementById(entryId(key, 'remove'))
  })
}

type Part = 'main' | 'up' | 'down' | 'remove'

export function entryId(key: string, part: Part): string {
  return `${part}-${key}`
}
