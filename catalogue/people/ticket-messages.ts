import { form, sentence } from '../messages/sentence.ts'

/** What people read about what they ask the desk. */
export const ticketMessages = {
  opened: sentence('ticket.opened'),
  saved: sentence('ticket.saved'),
  answered: sentence('ticket.answered'),
  none: sentence('ticket.none'),
  closed: sentence('ticket.closed'),
  uploaded: sentence('ticket.uploaded'),
  notScreenshot: form('ticket.notScreenshot'),
  noSuchScreenshot: sentence('ticket.noSuchScreenshot'),
}
