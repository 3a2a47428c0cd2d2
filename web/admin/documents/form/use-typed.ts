import { useRef, useState } from 'react'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'

interface TypedForm<Key extends string> {
  typed: Typed<Key>
  /** Whether some of it is from before a reload or an ended session. */
  isRestored: boolean
  onType(change: Typed<Key>): void
  /** Call with a response: keeps what `left` returns. Returns whether anything is left. */
  afterSend(remaining: (typed: Typed<Key>) => Typed<Key>): boolean
  clear(): void
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

  function update(next: Typed<Key>) {
    latest.current = next
    setTyped(next)
    writeTyped(localStorage, memory, next)
    if (Object.keys(next).length === 0) setRestored(false)
  }

  return {
    typed,
    isRestored,
    onType: (change) => update({ ...latest.current, ...change }),
    afterSend(remaining) {
      update(remaining(latest.current))
      return Object.keys(latest.current).length > 0
    },
    clear: () => update({}),
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
  const remaining = { ...typed }
  for (const key in sent) {
    if (remaining[key] === sent[key]) delete remaining[key]
  }
  return remaining
}

/** Returns what was typed after what was sent, for texts that are sent on their own. */
export function textAfter<Key extends string>(typed: Typed<Key>, sent: Typed<Key>): Typed<Key> {
  const remaining = { ...typed }
  for (const key in sent) {
    const rest = restOf(typed[key] ?? '', sent[key] ?? '')
    if (rest) remaining[key] = rest
    else delete remaining[key]
  }
  return remaining
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
