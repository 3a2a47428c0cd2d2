import { withDatabaseTimeout } from '#store/request-timeout.ts'

/** Runs what answers one request, which waits for a stalled database for a bounded time. */
export function answerWithTimeout(answer: () => Promise<void>): Promise<void> {
  return withDatabaseTimeout(answer)
}
