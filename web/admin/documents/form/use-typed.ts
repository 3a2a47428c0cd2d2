import { useRef, useState } from 'react'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { readTyped, type Typed, writeTyped } from './typed.ts'

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
