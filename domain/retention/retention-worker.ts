import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { forgetNames } from '#domain/people/users/forget-names.ts'
import type { Services } from '#domain/services.ts'
import { removeOldEmails } from '#store/mail/remove-old-emails.ts'
import { runRepeatedly } from '../run-repeatedly.ts'
import { type DeletedCounts, deleteExpired, type RetentionPeriods } from './delete-expired.ts'

/** In ms: how often erased names are looked for, and how often expired data is deleted. */
const defaultInterval = 60_000
const deletionInterval = 3_600_000
/** In intervals: when a failed deletion is tried again. */
const retryAfter = 10

interface WorkerOptions {
  keep: RetentionPeriods
  /** The folder of mails written without a mail server; it may not exist. */
  outbox: string
  report(error: unknown, what: string): void
  /** Called after each deletion of anything. */
  removed(gone: DeletedCounts & { letters: number }): void
  look?: number
}

/** Deletes expired data and the names of erased people until `stop`, on every node. */
export function runRetentionWorker(
  services: Pick<Services, 'store' | 'now'>,
  { keep, outbox, report, removed, look = defaultInterval }: WorkerOptions,
) {
  let nextDeletion = Number.NEGATIVE_INFINITY

  async function round(stopping: AbortSignal): Promise<void> {
    const { failed } = await forgetNames(services, stopping)
    for (const error of failed) report(error, 'a name that was erased was left for later')
    if (stopping.aborted || performance.now() < nextDeletion) return
    let pause = deletionInterval
    const onError = (error: unknown) => {
      pause = retryAfter * look
      if (!stopping.aborted) report(error, 'what was to go was left for later')
      return 0
    }
    const stored = await deleteExpired(services, keep, stopping, onError)
    const until = addMilliseconds(services.now(), -keep.mails)
    const deleted = {
      ...stored,
      letters: await removeOldEmails(outbox, until, stopping).catch(onError),
    }
    nextDeletion = performance.now() + pause
    if (Object.values(deleted).some((count) => count > 0)) removed(deleted)
  }

  return runRepeatedly(round, {
    look,
    failed: (error) => report(error, 'who is to be forgotten could not be looked up'),
  })
}
