import { StoreBusy, StoreFull, storeError } from '#store/refusals.ts'

/** What a failure means for whoever asked: the database is busy or away, it is full, or null for a bug. */
export function storeTrouble(error: unknown): 'busy' | 'full' | null {
  const known = storeError(error)
  if (known instanceof StoreBusy) return 'busy'
  return known instanceof StoreFull ? 'full' : null
}
