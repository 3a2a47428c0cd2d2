import { flushSync } from 'react-dom'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

interface OrderedList<T> {
  entries: readonly T[]
  keyOf: (entry: T) => string
  nameAt: (at: number) => string
  remove: (at: number) => void
  move: (from: number, to: number) => void
  /** Returns the element that takes the focus when the list is empty. */
  whenEmpty: () => HTMLElement | null
  /** Returns what else to announce after a removal. */
  afterRemoval?: (left: number) => string
}

export interface ListActions<T> {
  /** Call after adding an entry at the end. */
  added: (entry: T) => void
  remove: (at: number) => void
  drag: (from: number, to: number) => void
  /** Moves an entry by its buttons: the focus stays on the pressed one while it is enabled. */
  step: (from: number, to: number) => void
}

/** Returns the actions of a list that people order; each is announced and keeps the focus. */
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
      else focusRendered(list.whenEmpty)
    },
    drag,
    step(from, to) {
      const entry = entries[from]
      if (entry === undefined) return
      drag(from, to)
      const isEnd = to === 0 || to === entries.length - 1
      const button = to < from !== isEnd ? 'up' : 'down'
      focusRendered(() => document.getElementById(entryId(keyOf(entry), button)))
    },
  }
}

/** Returns the list with one entry moved; both indexes have to be in the list. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** Returns the list without one entry; an index outside of it removes nothing. */
export function removedAt<T>(items: readonly T[], at: number): T[] {
  return items.filter((_, index) => index !== at)
}

/** Focuses a part of a list that has just changed, once it is rendered. */
function focusRendered(find: () => HTMLElement | null): void {
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
