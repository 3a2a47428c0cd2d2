import { inTime } from '#store/in-time.ts'

/** Runs what answers one request, which never waits for a database that gives nothing until its guest has gone. */
export function answeredInTime(answer: () => Promise<void>): Promise<void> {
  return inTime(answer)
}
