import { useRef, useState } from 'react'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'

interface TypedForm<Key extends string> {
  typed: Typed<Key>
  /** Whether some of it is from before a reload or an ended session. */
  isRestored: boolean
  type(change: Typed<Key>): void
  /** Call with an answer: keeps what `left` returns. Returns whether anything is left. */
  arrived(left: (typed: Typed<Key>) => Typed<Key>): boolean
  forget(): void
}

/**
 * Holds what is typed into a small form that is sent at once: stored in this browser, for this
 * person and name, until `forget`. Sections keep their edits by `useSectionForm`.
 */
export function useTyped<Key extends string>(name: string, keys: readonly Key[]): TypedForm<Key> {
  const memory = `typed:${useUser().id}:${name}`
  const [typed, setTyped] = useState(() => readTyped(localStorage, memory, keys))
  const [isRestored, setRestored] = useState(() => Object.keys(typed).length > 0)

  const latest = useRef(typed)

  function put(next: Typed<Key>) {
    latest.current = next
    setTyped(next)
    writeTyped(localStorage, memory, next)
    if (Object.keys(next).length === 0) setRestored(false)
  }

  return {
    typed,
    isRestored,
    type: (change) => put({ ...latest.current, ...change }),
    arrived(left) {
      put(left(latest.current))
      return Object.keys(latest.current).length > 0
    },
    forget: () => put({}),
  }
}

/** The texts of the fields that somebody edited, by name. */
export type Typed<Key extends string> = Partial<Record<Key, string>>

export function readTyped<Key extends string>(
  memory: BrowserMemory,
  name: string,
  keys: readonly Key[],
): Typed<Key> {
  const stored = recall(memory, name)
  const texts = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : [])
  const typed: Typed<Key> = {}
  for (const key of keys) {
    const text: unknown = texts.get(key)
    if (typeof text === 'string') typed[key] = text
  }
  return typed
}

/** Returns the texts that changed since they were sent. */
export function changedSince<Key extends string>(typed: Typed<Key>, sent: Typed<Key>): Typed<Key> {
  const left = { ...typed }
  for (const key in sent) {
    if (left[key] === sent[key]) delete left[key]
  }
  return left
}

/** Returns what was typed after what was sent, for texts that are sent on their own. */
export function beyond<Key extends string>(typed: Typed<Key>, sent: Typed<Key>): Typed<Key> {
  const left = { ...typed }
  for (const key in sent) {
    const rest = restOf(typed[key] ?? '', sent[key] ?? '')
    if (rest) left[key] = rest
    else delete left[key]
  }
  return left
}

/** Returns the text without a given beginning; a text that begins otherwise as it is. */
export function restOf(text: string, begin: string): string {
  return text.startsWith(begin) ? text.slice(begin.length).trimStart() : text
}

/** Stores the texts, or removes the entry when there are none. */
export function writeTyped<Key extends string>(
  memory: BrowserMemory,
  name: string,
  typed: Typed<Key>,
): void {
  remember(memory, name, Object.keys(typed).length > 0 ? typed : null)
}
