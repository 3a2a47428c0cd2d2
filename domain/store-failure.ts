import { isDamage, StoreBusy, StoreFull, storeError } from '#store/store-errors.ts'

/** Returns what a database error means: busy or unavailable, full, damaged; null for a bug. */
export function storeFailure(error: unknown): 'busy' | 'full' | 'damaged' | null {
  const known = storeError(error)
  if (known instanceof StoreBusy) return 'busy'
  if (known instanceof StoreFull) return 'full'
  return isDamage(known) ? 'damaged' : null
}
