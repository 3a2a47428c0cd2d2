import type { MailKind } from '#catalogue/wire/mails.ts'
import { t } from './translate.ts'

const labels = {
  invite: 'mails.ofInvite',
  reset: 'mails.ofReset',
  'password-changed': 'mails.ofPasswordChanged',
  'factor-changed': 'mails.ofFactorChanged',
  'email-confirm': 'mails.ofEmailConfirm',
  'email-asked': 'mails.ofEmailRequested',
  'email-changed': 'mails.ofEmailChanged',
  notices: 'mails.ofNotices',
} as const satisfies Record<MailKind, string>

/** Returns what a mail is about; an unknown kind, from a later version, as it is. */
export function mailLabel(kind: string): string {
  const known = Object.entries(labels).find(([one]) => one === kind)
  return known ? t(known[1]) : kind
}
