import { message, messageTemplate } from '../messages/message.ts'

/** What people read about comments. */
export const commentMessages = {
  written: message('comment.written'),
  changed: message('comment.changed'),
  deleted: message('comment.deleted'),
  resolved: message('comment.resolved'),
  reopened: message('comment.reopened'),
  none: message('comment.none'),
  nothingOpen: message('comment.nothingOpen'),
  notYours: message('comment.notYours'),
  tooLate: message('comment.tooLate'),
  full: message('comment.full'),
  noSuchField: message('comment.noSuchField'),
  ofItem: messageTemplate('comment.ofItem'),
}
