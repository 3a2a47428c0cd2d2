import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { forgetNames } from '#domain/people/users/forget-names.ts'
import type { Services } from '#domain/services.ts'
import { removeOldEmails } from '#store/mail/remove-old-emails.ts'
import { runRepeatedly } from '../run-repeatedly.ts'
import { type DeletedCounts, deleteExpired, type RetentionPeriods } from './delete-expired.ts'

/** How often (ms) it looks whom to forget, and what is to go. */
const usualLook = 60_000
const sweepEvery = 3_600_000
/** After how many looks once more where something could not be removed. */
const afterFailure = 10

interface MindOptions {
  keep: RetentionPeriods
  /** The folder of this node where letters lie that no mail server took; it may not be there. */
  outbox: string
  report(error: unknown, what: string): void
  /** Told what is gone, once a sweep, where anything is. */
  removed(gone: DeletedCounts & { letters: number }): void
  look?: number
}

/**
 * Removes what has been kept for long enough, and forgets the names of people who were erased, until
 * `stop`; every node does it, and what one has removed the others do not find.
 */
export function runRetentionWorker(
  services: Pick<Services, 'store' | 'now'>,
  { keep, outbox, report, removed, look = usualLook }: MindOptions,
) {
  let sweepAt = Number.NEGATIVE_INFINITY

  async function round(stopping: AbortSignal): Promise<void> {
    const { failed } = await forgetNames(services, stopping)
    for (const error of failed) report(error, 'a name that was erased was left for later')
    if (stopping.aborted || performance.now() < sweepAt) return
    let pause = sweepEvery
    const left = (error: unknown) => {
      pause = afterFailure * look
      if (!stopping.aborted) report(error, 'what was to go was left for later')
      return 0
    }
    const stored = await deleteExpired(services, keep, stopping, left)
    const until = addMilliseconds(services.now(), -keep.mails)
    const gone = { ...stored, letters: await removeOldEmails(outbox, until, stopping).catch(left) }
    sweepAt = performance.now() + pause
    if (Object.values(gone).some((count) => count > 0)) removed(gone)
  }

  return runRepeatedly(round, {
    look,
    failed: (error) => report(error, 'who is to be forgotten could not be looked up'),
  })
}
