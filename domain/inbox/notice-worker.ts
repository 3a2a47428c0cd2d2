import { runReminderWorker } from '#domain/content/assignments/remind.ts'
import { queueNoticesMail } from '#domain/mail-queue/queue-notices-mail.ts'
import type { Services } from '#domain/services.ts'
import { runRepeatedly } from '../run-repeatedly.ts'
import { mailDue } from './mail-due.ts'
import { noticeMessage, noticeOf } from './notice-of.ts'

/** In ms. */
const defaultInterval = 4_000

/** Queues mails of due notices. */
export function mailNotices(services: Pick<Services, 'store' | 'now'>): Promise<void> {
  const now = services.now()
  return mailDue(services, (tx, personId, rows) => {
    const notices = rows.map((row) => {
      const { path, ...notice } = noticeOf(row)
      return { ...notice, sentence: noticeMessage(row), path: path ?? '/admin/notices' }
    })
    return queueNoticesMail(tx, now, { personId, notices })
  })
}

/** Reminds of due dates and mails due notices until `stop`, on every node. Failures are reported. */
export function runNoticeWorker(
  services: Pick<Services, 'store' | 'now'>,
  { report, look = defaultInterval }: { report(error: unknown, what: string): void; look?: number },
) {
  const mails = runRepeatedly(() => mailNotices(services), {
    look,
    failed: (error) => report(error, 'notices were not mailed'),
  })
  const reminders = runReminderWorker(services, { report })
  return {
    async stop() {
      await Promise.all([mails.stop(), reminders.stop()])
    },
  }
}
