import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { touchSession } from '#store/people/sessions.ts'
import type { Store } from '#store/store.ts'
import { sessionLife } from './session-life.ts'

/** How many sessions a process remembers the last use of; the oldest is forgotten first. */
const mostRemembered = 10_000

/** The uses that this process has seen, whether or not they could be written. */
const remembered = new WeakMap<Store, Map<string, string>>()

/** When a session was used last, as far as the database or this process knows. */
export function lastUse(store: Store, tokenHash: string, written: string): string {
  const seen = remembered.get(store)?.get(tokenHash)
  return seen && seen > written ? seen : written
}

/**
 * Notes that a session is being used: in memory, and in the database once a minute. Nobody waits
 * for the writing and nobody minds if it fails: people go on reading while nothing can be written.
 */
export function noteUse(store: Store, tokenHash: string, written: string, now: string): void {
  if (lastUse(store, tokenHash, written) > addMilliseconds(now, -sessionLife.note)) return
  remember(store, tokenHash, now)
  store.write((tx) => touchSession(tx, tokenHash, now)).catch(() => undefined)
}

function remember(store: Store, tokenHash: string, now: string): void {
  const uses = remembered.get(store) ?? new Map<string, string>()
  remembered.set(store, uses)
  uses.delete(tokenHash)
  uses.set(tokenHash, now)
  if (uses.size <= mostRemembered) return
  for (const oldest of uses.keys()) {
    uses.delete(oldest)
    return
  }
}
