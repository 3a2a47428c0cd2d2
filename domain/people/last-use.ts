import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { touchSession } from '#store/people/sessions.ts'
import type { Store } from '#store/store.ts'
import { sessionLife } from './session-life.ts'

/** Sessions per process. */
const maxRemembered = 10_000

/** The last uses that this process saw, whether or not they could be stored. */
const remembered = new WeakMap<Store, Map<string, string>>()

/** Returns when a session was last used, as far as the database or this process knows. */
export function lastUse(store: Store, tokenHash: string, stored: string): string {
  const seen = remembered.get(store)?.get(tokenHash)
  return seen && seen > stored ? seen : stored
}

/**
 * Records the use of a session in memory, and in the database once a minute. The request does not wait
 * for the write, which may fail: reading goes on while the database cannot write.
 */
export function recordUse(store: Store, tokenHash: string, stored: string, now: string): void {
  if (lastUse(store, tokenHash, stored) > addMilliseconds(now, -sessionLife.note)) return
  remember(store, tokenHash, now)
  store.write((tx) => touchSession(tx, tokenHash, now)).catch(() => undefined)
}

function remember(store: Store, tokenHash: string, now: string): void {
  const uses = remembered.get(store) ?? new Map<string, string>()
  remembered.set(store, uses)
  uses.delete(tokenHash)
  uses.set(tokenHash, now)
  if (uses.size <= maxRemembered) return
  for (const oldest of uses.keys()) {
    uses.delete(oldest)
    return
  }
}
