import { useRef, useState } from 'react'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'

interface TypedForm<Key extends string> {
  typed: Typed<Key>
  /** Some of it is from before a reload, or a session that has ended. */
  isRestored: boolean
  type(change: Typed<Key>): void
  /** What was sent has arrived: keeps what is left of all that is typed by now. Is that anything? */
  arrived(left: (typed: Typed<Key>) => Typed<Key>): boolean
  /** It is thrown away, or has arrived whatever was typed since. */
  forget(): void
}

/**
 * What is typed into a small form that is sent at once: kept in this browser, for this person and under
 * this name, until `forget`. What is saved as a version keeps its edits otherwise (`useSectionForm`).
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

/** What somebody has typed into a small form: the texts of the fields that they touched, by name. */
export type Typed<Key extends string> = Partial<Record<Key, string>>

/** What this browser holds of these fields under a name. */
export function readTyped<Key extends string>(
  memory: BrowserMemory,
  name: string,
  keys: readonly Key[],
): Typed<Key> {
  const found = recall(memory, name)
  const texts = new Map(typeof found === 'object' && found !== null ? Object.entries(found) : [])
  const typed: Typed<Key> = {}
  for (const key of keys) {
    const text: unknown = texts.get(key)
    if (typeof text === 'string') typed[key] = text
  }
  return typed
}

/** What is typed, but for what has been sent as it stands. */
export function changedSince<Key extends string>(typed: Typed<Key>, sent: Typed<Key>): Typed<Key> {
  const left = { ...typed }
  for (const key in sent) {
    if (left[key] === sent[key]) delete left[key]
  }
  return left
}

/** What is typed beyond what has been sent, for texts that are sent on their own. */
export function beyond<Key extends string>(typed: Typed<Key>, sent: Typed<Key>): Typed<Key> {
  const left = { ...typed }
  for (const key in sent) {
    const rest = restOf(typed[key] ?? '', sent[key] ?? '')
    if (rest) left[key] = rest
    else delete left[key]
  }
  return left
}

/** What of a text goes beyond another that it begins with; of any other text all of it. */
export function restOf(text: string, begin: string): string {
  return text.startsWith(begin) ? text.slice(begin.length).trimStart() : text
}

/** Puts it in place of what was held; nothing typed is nothing held. */
export function writeTyped<Key extends string>(
  memory: BrowserMemory,
  name: string,
  typed: Typed<Key>,
): void {
  remember(memory, name, Object.keys(typed).length > 0 ? typed : null)
}
