import { form, sentence } from '../messages/sentence.ts'

/** What people read about comments. */
export const commentMessages = {
  written: sentence('comment.written'),
  changed: sentence('comment.changed'),
  deleted: sentence('comment.deleted'),
  resolved: sentence('comment.resolved'),
  reopened: sentence('comment.reopened'),
  none: sentence('comment.none'),
  nothingOpen: sentence('comment.nothingOpen'),
  notYours: sentence('comment.notYours'),
  tooLate: sentence('comment.tooLate'),
  full: sentence('comment.full'),
  noSuchField: sentence('comment.noSuchField'),
  ofItem: form('comment.ofItem'),
}
