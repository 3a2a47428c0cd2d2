import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { entryId, focusDrawn, focusEntry } from './focus-entry.ts'

interface OrderedList<T> {
  entries: readonly T[]
  keyOf: (entry: T) => string
  /** How sentences call the entry at a place. */
  nameAt: (at: number) => string
  remove: (at: number) => void
  move: (from: number, to: number) => void
  /** Where the focus goes when the last entry is gone. */
  whenEmpty: () => HTMLElement | null
  /** A sentence that is worth saying once an entry is gone. */
  afterRemoval?: (left: number) => string
}

export interface ListActions<T> {
  /** After an entry has been added at the end. */
  added: (entry: T) => void
  remove: (at: number) => void
  /** Moved by its handle, which keeps the focus. */
  drag: (from: number, to: number) => void
  /** Moved by its buttons: the focus stays on the one that was pressed while it can be used. */
  step: (from: number, to: number) => void
}

/** What can be done to a list that a person orders: each step is said aloud and keeps the focus. */
export function listActions<T>(list: OrderedList<T>): ListActions<T> {
  const { entries, keyOf, nameAt } = list

  function drag(from: number, to: number) {
    list.move(from, to)
    announce(t('list.moved', { name: nameAt(from), from: from + 1, to: to + 1 }))
  }

  return {
    added(entry) {
      announce(t('list.added', { name: nameAt(entries.length) }))
      focusEntry(keyOf(entry))
    },
    remove(at) {
      const neighbour = entries[at + 1] ?? entries[at - 1]
      list.remove(at)
      const removed = t('list.removed', { name: nameAt(at) })
      announce([removed, list.afterRemoval?.(entries.length - 1)].filter(Boolean).join(' '))
      if (neighbour) focusEntry(keyOf(neighbour))
      else focusDrawn(list.whenEmpty)
    },
    drag,
    step(from, to) {
      const entry = entries[from]
      if (entry === undefined) return
      drag(from, to)
      const isEnd = to === 0 || to === entries.length - 1
      const button = to < from !== isEnd ? 'up' : 'down'
      focusDrawn(() => document.getElementById(entryId(keyOf(entry), button)))
    },
  }
}

/** The list with one entry moved to another place; both places have to be in the list. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** The list without one entry; a place outside of it removes nothing (specification section 5). */
export function removedAt<T>(items: readonly T[], at: number): T[] {
  return items.filter((_, index) => index !== at)
}
