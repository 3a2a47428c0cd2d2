import { message, messageTemplate } from '../messages/message.ts'

/** What people read about mails that were given up. */
export const mailMessages = {
  retried: messageTemplate('mail.retried'),
  noneToRetry: message('mail.noneToRetry'),
  discarded: message('mail.discarded'),
  none: message('mail.none'),
  cannot: message('mail.cannot'),
}
