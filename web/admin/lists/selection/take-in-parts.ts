import { limits } from '#catalogue/limits.ts'
import type { Result } from './refused-words.ts'

/** The call that does it, for as many as it takes. */
export type SendSome = (ids: number[]) => Promise<{ data: { results: Result[] } }>

/** What came of those that were sent until it ended, or broke. */
interface Taken {
  results: Result[]
  /** Why the others were not sent any more; undefined where all were. */
  broken?: unknown
}

/**
 * Does something with any number of entries or files: as many with each call as it takes, one call after the
 * other. What is done stays done, also where a later call fails.
 */
export async function takeInParts(
  send: SendSome,
  ids: readonly number[],
  tell: (done: number) => void,
): Promise<Taken> {
  const results: Result[] = []
  for (let at = 0; at < ids.length; at += limits.pageSize) {
    tell(at)
    const some = ids.slice(at, at + limits.pageSize)
    try {
      const { data } = await send(some)
      results.push(...data.results)
    } catch (broken) {
      return { results, broken }
    }
  }
  return { results }
}
