import type { EmailContent } from '#catalogue/mail/email-content.ts'
import type { MailKind } from '#catalogue/wire/mails.ts'
import type { Mails } from '#domain/mail/mail-kinds.ts'
import type { Mail } from '#store/mail/mails.ts'
import {
  emailChangedEmail,
  emailChangeRequestedEmail,
  passwordChangedEmail,
  secondFactorChangedEmail,
} from './changed-emails.ts'
import { confirmEmail } from './confirm-email.ts'
import type { EmailContext } from './email-context.ts'
import { inviteEmail, resetEmail } from './link-emails.ts'
import { noticesEmail } from './notices-email.ts'

/** Writes what a mail says; null where what it was about is over. */
type Writer<Kind extends MailKind> = (
  context: EmailContext,
  payload: Mails[Kind],
) => Promise<EmailContent | null>

const writers: { [Kind in MailKind]: Writer<Kind> } = {
  invite: inviteEmail,
  reset: resetEmail,
  'password-changed': passwordChangedEmail,
  'factor-changed': secondFactorChangedEmail,
  'email-confirm': confirmEmail,
  'email-asked': emailChangeRequestedEmail,
  'email-changed': emailChangedEmail,
  notices: noticesEmail,
}

/** The letter of a mail; null where there is nothing to say any more, or nobody knows how. */
export async function renderEmail(context: EmailContext, mail: Mail): Promise<EmailContent | null> {
  const kind = Object.keys(writers).find((known): known is MailKind => known === mail.kind)
  return kind ? writeOf(kind, context, mail.payload) : null
}

function writeOf<Kind extends MailKind>(kind: Kind, context: EmailContext, payload: string) {
  return writers[kind](context, JSON.parse(payload))
}
