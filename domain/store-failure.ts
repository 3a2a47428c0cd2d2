import { isDamage, StoreBusy, StoreFull, storeError } from '#store/refusals.ts'

/**
 * What a failure means for whoever asked: the database is busy or away, it is full, what it has
 * stored is damaged, or null for a bug.
 */
export function storeFailure(error: unknown): 'busy' | 'full' | 'damaged' | null {
  const known = storeError(error)
  if (known instanceof StoreBusy) return 'busy'
  if (known instanceof StoreFull) return 'full'
  return isDamage(known) ? 'damaged' : null
}
