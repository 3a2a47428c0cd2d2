import type { EmailContent } from '#catalogue/mail/email-content.ts'
import type { MailKind } from '#catalogue/wire/mails.ts'
import type { Mails } from '#domain/mail-queue/mail-kinds.ts'
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

/** Renders a kind of email; null when it is no longer relevant. */
type Renderer<Kind extends MailKind> = (
  context: EmailContext,
  payload: Mails[Kind],
) => Promise<EmailContent | null>

const renderers: { [Kind in MailKind]: Renderer<Kind> } = {
  invite: inviteEmail,
  reset: resetEmail,
  'password-changed': passwordChangedEmail,
  'factor-changed': secondFactorChangedEmail,
  'email-confirm': confirmEmail,
  'email-asked': emailChangeRequestedEmail,
  'email-changed': emailChangedEmail,
  notices: noticesEmail,
}

/** Returns the email of a queued mail; null when it is no longer relevant or of an unknown kind. */
export async function renderEmail(context: EmailContext, mail: Mail): Promise<EmailContent | null> {
  const kind = Object.keys(renderers).find((known): known is MailKind => known === mail.kind)
  return kind ? renderKind(kind, context, mail.payload) : null
}

function renderKind<Kind extends MailKind>(kind: Kind, context: EmailContext, payload: string) {
  return renderers[kind](context, JSON.parse(payload))
}
