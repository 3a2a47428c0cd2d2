import { message, messageTemplate } from '../messages/message.ts'

/** What people read about what others did; `{name}` is who, `{what}` the place. */
export const noticeMessages = {
  marked: message('notice.marked'),
  wishSaved: message('notice.wishSaved'),
  notOffered: message('notice.notOffered'),
  submit: messageTemplate('notice.submit'),
  submitMany: messageTemplate('notice.submitMany'),
  withdraw: messageTemplate('notice.withdraw'),
  withdrawMany: messageTemplate('notice.withdrawMany'),
  approve: messageTemplate('notice.approve'),
  approveMany: messageTemplate('notice.approveMany'),
  reject: messageTemplate('notice.reject'),
  ticketOpened: messageTemplate('notice.ticketOpened'),
  ticketAnswered: messageTemplate('notice.ticketAnswered'),
  ticketChanged: messageTemplate('notice.ticketChanged'),
  ticketClosed: messageTemplate('notice.ticketClosed'),
  comment: messageTemplate('notice.comment'),
  commentMany: messageTemplate('notice.commentMany'),
  reply: messageTemplate('notice.reply'),
  mention: messageTemplate('notice.mention'),
  factorReset: messageTemplate('notice.factorReset'),
}
