import { queueNoticesMail } from '#domain/mail/queue-notices-mail.ts'
import type { Services } from '#domain/services.ts'
import { runRepeatedly } from '../run-repeatedly.ts'
import { mailDue } from './mail-due.ts'
import { noticeMessage, noticeOf } from './notice-of.ts'

/** How often (ms) it looks what is to be mailed. */
const usualLook = 4_000

/** Puts what is due into the outbox. */
export function mailNotices(services: Pick<Services, 'store' | 'now'>): Promise<void> {
  const now = services.now()
  return mailDue(services, (tx, personId, rows) => {
    const notices = rows.map((row) => {
      const { path, ...told } = noticeOf(row)
      return { ...told, sentence: noticeMessage(row), path: path ?? '/admin/notices' }
    })
    return queueNoticesMail(tx, now, { personId, notices })
  })
}

/**
 * Mails what is due, until `stop`; every node does it, and each notice is mailed by one. What goes
 * wrong is told, and no reason to end.
 */
export function runNoticeWorker(
  services: Pick<Services, 'store' | 'now'>,
  { report, look = usualLook }: { report(error: unknown, what: string): void; look?: number },
) {
  return runRepeatedly(() => mailNotices(services), {
    look,
    failed: (error) => report(error, 'notices were not mailed'),
  })
}
