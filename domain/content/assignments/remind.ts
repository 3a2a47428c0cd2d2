import type { NoticeAction } from '#catalogue/people/notice-kinds.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { addDays } from '#catalogue/time/calendar.ts'
import { notifyOfDueDates } from '#domain/notices/notify-of-assignment.ts'
import { runRepeatedly } from '#domain/run-repeatedly.ts'
import type { Services } from '#domain/services.ts'
import { takeReminders } from '#store/content/assignments/assignments.ts'
import { loadToday } from './assignment-of.ts'

/** In ms: a working day begins at seven, and nobody is reminded earlier. */
const untilMorning = 7 * 3_600_000

/** Assignments a transaction. */
const batchSize = 100

/**
 * Reminds of what is due tomorrow or today, and of what was due before, each once. Taking and
 * notifying are one transaction, so several nodes at once remind once.
 */
export async function remind({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> {
  const today = await loadToday(store.db, addMilliseconds(now(), -untilMorning))
  const rounds = [
    { kind: 'soon', from: today, to: addDays(today, 1) },
    { kind: 'overdue', from: null, to: addDays(today, -1) },
  ] as const
  for (const round of rounds) {
    let taken = batchSize
    while (taken === batchSize)
      taken = await store.write(async (tx) => {
        const rows = await takeReminders(tx, round, batchSize)
        const due = rows.map((row) => ({ row, step: stepOf(row.due_on ?? today) }))
        await notifyOfDueDates(tx, now(), due)
        return rows.length
      })
  }

  function stepOf(day: string): NoticeAction {
    if (day < today) return 'overdue'
    return day === today ? 'dueToday' : 'dueTomorrow'
  }
}

/** In ms. */
const defaultInterval = 60_000

/** Reminds until `stop`, on every node; failures are reported and do not end it. */
export function runReminderWorker(
  services: Pick<Services, 'store' | 'now'>,
  { report }: { report(error: unknown, what: string): void },
) {
  return runRepeatedly(() => remind(services), {
    look: defaultInterval,
    failed: (error) => report(error, 'nobody was reminded of due dates'),
  })
}
