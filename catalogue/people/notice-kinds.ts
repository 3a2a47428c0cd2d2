import { message, messageTemplate } from '#catalogue/messages/message.ts'
import type { Ability } from '../roles.ts'

/** What the inbox tells of, and what everybody chooses about for themselves. */
export const notifiableKinds = [
  'submit',
  'withdraw',
  'approve',
  'reject',
  'ticket',
  'comment',
  'mention',
] as const
export type NotifiableKind = (typeof notifiableKinds)[number]

/**
 * All that the inbox tells of (issue 13; docs/decisions/0057). `factor`: the second step was taken
 * away, of which a mail of its own tells whatever was chosen.
 */
export const noticeKinds = [...notifiableKinds, 'factor'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What of a ticket or a comment it was. */
export const noticeActions = ['opened', 'answered', 'changed', 'closed', 'replied'] as const
export type NoticeAction = (typeof noticeActions)[number]

/** When a mail tells of it too; the inbox always does. `off`: nor does the inbox. */
export const mailChoices = ['now', 'daily', 'none', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

interface Wish {
  /** Whom it may ever concern. */
  ability: Ability
  /** What stands until somebody has chosen. */
  usual: MailChoice
  /** It concerns nobody who has not asked for it. */
  isAsked: boolean
}

/**
 * What people choose about, in the order of the profile: kinds of notices, and the two that only
 * those hear of who follow them.
 */
export const noticePreferences = {
  reject: { ability: 'content.edit', usual: 'now', isAsked: false },
  approve: { ability: 'content.edit', usual: 'now', isAsked: false },
  submit: { ability: 'content.decide', usual: 'daily', isAsked: false },
  withdraw: { ability: 'content.decide', usual: 'none', isAsked: false },
  mention: { ability: 'self.manage', usual: 'now', isAsked: false },
  comment: { ability: 'content.view', usual: 'daily', isAsked: false },
  ticket: { ability: 'tickets.open', usual: 'now', isAsked: false },
  everySubmission: { ability: 'content.decide', usual: 'off', isAsked: true },
  everyTicket: { ability: 'tickets.manage', usual: 'off', isAsked: true },
} as const satisfies Record<NotifiableKind, Wish> & Record<string, Wish>

export type PreferenceName = keyof typeof noticePreferences

export const preferenceNames = Object.keys(noticePreferences) as readonly PreferenceName[]

/** What may be chosen for it. */
export function choicesFor(name: PreferenceName): readonly MailChoice[] {
  return noticePreferences[name].isAsked
    ? mailChoices
    : mailChoices.filter((choice) => choice !== 'off')
}

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
