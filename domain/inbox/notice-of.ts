import { collections, declarationByKey, editorPathOf } from '#catalogue/catalogue.ts'
import { describeDocument } from '#catalogue/content/describe-document.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { fill } from '#catalogue/messages/fill.ts'
import {
  Label,
  type Localizable,
  type Message,
  personName,
  type Value,
} from '#catalogue/messages/message.ts'
import { noticeMessages } from '#catalogue/people/notice-kinds.ts'
import type { Notice } from '#catalogue/wire/notices.ts'
import { campaignSubject } from '#domain/notices/notify-of-campaign.ts'
import type { NoticeRow } from '#store/notices/notices.ts'

/** Returns a notice as its reader sees it. */
export function noticeOf(row: NoticeRow): Notice {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at,
    by: row.actor_name,
    count: row.count,
    sentence: noticeMessage(row),
    text: row.text,
    pictures: row.pictures,
    path: pathOf(row),
    read: row.read_at !== null,
  }
}

/** Returns what happened, localizable. */
export function noticeMessage(row: NoticeRow): Message {
  const { kind, step, count, title } = row
  const name = personName(row.actor_name)
  if (kind === 'ticket') {
    return fill(ticketForms[step] ?? noticeMessages.ticketChanged, { name, title })
  }
  if (kind === 'factor') return fill(noticeMessages.factorReset, { name })
  const what = documentOf(row)
  switch (kind) {
    case 'reject':
      return fill(step === 'returned' ? noticeMessages.returned : noticeMessages.reject, {
        name,
        what,
      })
    case 'carry':
      return carriedMessage(row, what)
    case 'assign':
      return assignedMessage(step, name, what)
    case 'mention':
      return fill(noticeMessages.mention, { name, what })
    case 'comment': {
      if (count > 1) return fill(noticeMessages.commentMany, { name, what, count })
      return fill(step === 'replied' ? noticeMessages.reply : noticeMessages.comment, {
        name,
        what,
      })
    }
    default: {
      if (count === 1) return fill(noticeMessages[kind], { name, what })
      return fill(noticeMessages[`${kind}Many`], { name, what: pluralOf(row), count })
    }
  }
}

function carriedMessage(row: NoticeRow, what: Localizable): Message {
  const { step, count } = row
  if (step === 'review' || step === 'incomplete') return fill(noticeMessages[step], { what })
  if (count === 1) return fill(noticeMessages.carry, { what })
  return fill(noticeMessages.carryMany, { what: pluralOf(row), count })
}

function assignedMessage(step: NoticeRow['step'], name: Value, what: Localizable): Message {
  if (step === 'dueTomorrow' || step === 'dueToday' || step === 'overdue')
    return fill(noticeMessages[step], { what })
  return fill(step === 'unassigned' ? noticeMessages.unassigned : noticeMessages.assign, {
    name,
    what,
  })
}

type TicketMessage =
  (typeof noticeMessages)[`ticket${'Opened' | 'Answered' | 'Changed' | 'Closed'}`]

const ticketForms: Partial<Record<NoticeRow['step'], TicketMessage>> = {
  opened: noticeMessages.ticketOpened,
  answered: noticeMessages.ticketAnswered,
  changed: noticeMessages.ticketChanged,
  closed: noticeMessages.ticketClosed,
  replied: noticeMessages.ticketAnswered,
}

function documentOf({ subject, language, title }: NoticeRow): Localizable {
  if (subject === campaignSubject) return fill(noticeMessages.campaign, { title })
  const declaration = declarationByKey(subject)
  return declaration ? describeDocument({ declaration, language, title }) : new Label(subject)
}

/** Returns the plural, such as "Promotions", for a collection; else the single name. */
function pluralOf(row: NoticeRow): Localizable {
  const declaration = declarationByKey(row.subject)
  const plural = declaration && collectionOf(declaration)?.plural
  return plural ? new Label(plural) : documentOf({ ...row, title: '' })
}

function collectionOf({ key }: Declaration) {
  return collections.find((one) => one.key === key)
}

/** Returns where the notice leads: the ticket, the queue, the campaign, the document; for several documents their list. */
function pathOf({ kind, subject, entry_id, language, about_id, count }: NoticeRow): string | null {
  if (subject === campaignSubject) return `/admin/campaigns/${entry_id}`
  if (kind === 'carry') return `/admin/campaigns/${about_id}`
  if (kind === 'ticket') return `/admin/support?ticket=${about_id}`
  if (kind === 'submit') return '/admin/approval'
  if (kind === 'factor') return '/admin/profile'
  const declaration = declarationByKey(subject)
  if (!declaration) return null
  const isSeveral = count > 1 && kind !== 'comment' && kind !== 'mention'
  const list = isSeveral ? collectionOf(declaration)?.screens.list : undefined
  if (list) return list
  const path = editorPathOf(declaration, entry_id, language)
  if (!path) return null
  const isComment = kind === 'comment' || kind === 'mention'
  // Several cards may be on one screen.
  const [screen = '', card = entry_id === 0 ? subject : ''] = path.split('#')
  const query = isComment ? `${screen.includes('?') ? '&' : '?'}comments=${about_id}` : ''
  return `${screen}${query}${card && `#${card}`}`
}
