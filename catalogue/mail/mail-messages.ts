import { message, messageTemplate } from '../messages/message.ts'

export const mailMessages = {
  retried: messageTemplate('mail.retried'),
  noneToRetry: message('mail.noneToRetry'),
  discarded: message('mail.discarded'),
  none: message('mail.none'),
  cannot: message('mail.cannot'),
}
