import { message, messageTemplate } from '#catalogue/messages/message.ts'

export const assignmentMessages = {
  saved: messageTemplate('assignment.saved'),
  ended: message('assignment.ended'),
  none: message('assignment.none'),
  nothingOpen: message('assignment.nothingOpen'),
  notYours: message('assignment.notYours'),
  noSuchPerson: message('assignment.noSuchPerson'),
  cannotEdit: messageTemplate('assignment.cannotEdit'),
  outside: messageTemplate('assignment.outside'),
  cannotDecide: messageTemplate('assignment.cannotDecide'),
  ownWork: messageTemplate('assignment.ownWork'),
  alreadyApproved: messageTemplate('assignment.alreadyApproved'),
  past: message('assignment.past'),
}
