import { form, sentence } from '../messages/sentence.ts'

/** What people read about what others did; `{name}` is who, `{what}` the place. */
export const noticeMessages = {
  marked: sentence('notice.marked'),
  wishSaved: sentence('notice.wishSaved'),
  notOffered: sentence('notice.notOffered'),
  submit: form('notice.submit'),
  submitMany: form('notice.submitMany'),
  withdraw: form('notice.withdraw'),
  withdrawMany: form('notice.withdrawMany'),
  approve: form('notice.approve'),
  approveMany: form('notice.approveMany'),
  reject: form('notice.reject'),
  ticketOpened: form('notice.ticketOpened'),
  ticketAnswered: form('notice.ticketAnswered'),
  ticketChanged: form('notice.ticketChanged'),
  ticketClosed: form('notice.ticketClosed'),
  comment: form('notice.comment'),
  commentMany: form('notice.commentMany'),
  reply: form('notice.reply'),
  mention: form('notice.mention'),
  factorReset: form('notice.factorReset'),
}
