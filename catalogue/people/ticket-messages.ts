import { message, messageTemplate } from '../messages/message.ts'

/** What people read about what they ask the desk. */
export const ticketMessages = {
  opened: message('ticket.opened'),
  saved: message('ticket.saved'),
  answered: message('ticket.answered'),
  none: message('ticket.none'),
  closed: message('ticket.closed'),
  uploaded: message('ticket.uploaded'),
  notScreenshot: messageTemplate('ticket.notScreenshot'),
  noSuchScreenshot: message('ticket.noSuchScreenshot'),
}
