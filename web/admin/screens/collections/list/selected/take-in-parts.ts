import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { takeSelected } from '#web/admin/api/collection-calls.ts'
import type { Result } from './refused-words.ts'

export type Action = 'submit' | 'archive'

/** What came of the entries that were sent until it ended, or broke. */
interface Taken {
  results: Result[]
  /** Why the others were not sent any more; undefined where all were. */
  broken?: unknown
}

/**
 * Does something with any number of entries: as many with each call as it takes, one call after the
 * other. What is done stays done, also where a later call fails.
 */
export async function takeInParts(
  collection: Collection,
  action: Action,
  ids: readonly number[],
  tell: (done: number) => void,
): Promise<Taken> {
  const results: Result[] = []
  for (let at = 0; at < ids.length; at += limits.pageSize) {
    tell(at)
    const some = ids.slice(at, at + limits.pageSize)
    try {
      const { data } = await takeSelected(collection, { action, ids: some })
      results.push(...data.results)
    } catch (broken) {
      return { results, broken }
    }
  }
  return { results }
}
