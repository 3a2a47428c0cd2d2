import { entryId } from './entry-ids.ts'

/** The list is drawn anew first. */
const afterDrawing = 50

export function focusLater(find: () => HTMLElement | null): void {
  window.setTimeout(() => find()?.focus(), afterDrawing)
}

/** Puts the focus on an entry: its line or first field, else its last button. */
export function focusEntry(key: string): void {
  focusLater(() => {
    const main = document.getElementById(entryId(key, 'main'))
    return main ?? document.getElementById(entryId(key, 'remove'))
  })
}
