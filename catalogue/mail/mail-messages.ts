import { form, sentence } from '../messages/sentence.ts'

/** What people read about mails that were given up. */
export const mailMessages = {
  retried: form('mail.retried'),
  noneToRetry: sentence('mail.noneToRetry'),
  discarded: sentence('mail.discarded'),
  none: sentence('mail.none'),
  cannot: sentence('mail.cannot'),
}
