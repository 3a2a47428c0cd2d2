import { message, messageTemplate } from '#catalogue/messages/message.ts'
import type { Ability } from '../roles.ts'

/** Kinds of notifications that people can configure. */
export const notifiableKinds = [
  'submit',
  'withdraw',
  'approve',
  'reject',
  'ticket',
  'comment',
  'mention',
  'assign',
  'carry',
] as const
export type NotifiableKind = (typeof notifiableKinds)[number]

/** All kinds (docs/decisions/0057). `factor`: two-step sign-in was turned off, always emailed. */
export const noticeKinds = [...notifiableKinds, 'factor'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeActions = [
  'opened',
  'answered',
  'changed',
  'closed',
  'replied',
  'returned',
  'unassigned',
  'dueTomorrow',
  'dueToday',
  'overdue',
  'review',
  'incomplete',
] as const
export type NoticeAction = (typeof noticeActions)[number]

/** When an email is sent as well; `off`: no notification at all. */
export const mailChoices = ['now', 'daily', 'none', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

interface Preference {
  /** Who may ever get it. */
  ability: Ability
  /** The default. */
  usual: MailChoice
  /** Whether it is off until someone turns it on. */
  isAsked: boolean
}

/** By kind, and two for people who follow all submissions or tickets; in the profile's order. */
export const noticePreferences = {
  reject: { ability: 'content.edit', usual: 'now', isAsked: false },
  approve: { ability: 'content.edit', usual: 'now', isAsked: false },
  submit: { ability: 'content.decide', usual: 'daily', isAsked: false },
  withdraw: { ability: 'content.decide', usual: 'none', isAsked: false },
  mention: { ability: 'self.manage', usual: 'now', isAsked: false },
  assign: { ability: 'work.assign', usual: 'now', isAsked: false },
  carry: { ability: 'campaigns.change', usual: 'daily', isAsked: false },
  comment: { ability: 'content.view', usual: 'daily', isAsked: false },
  ticket: { ability: 'tickets.open', usual: 'now', isAsked: false },
  everySubmission: { ability: 'content.decide', usual: 'off', isAsked: true },
  everyTicket: { ability: 'tickets.manage', usual: 'off', isAsked: true },
} as const satisfies Record<NotifiableKind, Preference> & Record<string, Preference>

export type PreferenceName = keyof typeof noticePreferences

export const preferenceNames = Object.keys(noticePreferences) as readonly PreferenceName[]

export function choicesFor(name: PreferenceName): readonly MailChoice[] {
  return noticePreferences[name].isAsked
    ? mailChoices
    : mailChoices.filter((choice) => choice !== 'off')
}

/** Notifications: `{name}` is the person, `{what}` the document. */
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
  returned: messageTemplate('notice.returned'),
  ticketOpened: messageTemplate('notice.ticketOpened'),
  ticketAnswered: messageTemplate('notice.ticketAnswered'),
  ticketChanged: messageTemplate('notice.ticketChanged'),
  ticketClosed: messageTemplate('notice.ticketClosed'),
  campaign: messageTemplate('notice.campaign'),
  carry: messageTemplate('notice.carry'),
  carryMany: messageTemplate('notice.carryMany'),
  review: messageTemplate('notice.review'),
  incomplete: messageTemplate('notice.incomplete'),
  comment: messageTemplate('notice.comment'),
  commentMany: messageTemplate('notice.commentMany'),
  reply: messageTemplate('notice.reply'),
  mention: messageTemplate('notice.mention'),
  assign: messageTemplate('notice.assign'),
  unassigned: messageTemplate('notice.unassigned'),
  dueTomorrow: messageTemplate('notice.dueTomorrow'),
  dueToday: messageTemplate('notice.dueToday'),
  overdue: messageTemplate('notice.overdue'),
  factorReset: messageTemplate('notice.factorReset'),
}
