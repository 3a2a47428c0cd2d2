import { withDatabaseTimeout } from '#store/request-timeout.ts'

/** Runs the handler of one request, which waits for a stalled database only so long. */
export function respondWithTimeout(respond: () => Promise<void>): Promise<void> {
  return withDatabaseTimeout(respond)
}
