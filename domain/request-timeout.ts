import { withDatabaseTimeout } from '#store/request-timeout.ts'

/** Runs the handler of one request, which waits for a stalled database only so long. */
export function answerWithTimeout(answer: () => Promise<void>): Promise<void> {
  return withDatabaseTimeout(answer)
}
