import type { EmailContent } from '#catalogue/mail/email-content.ts'
import type { Mails } from '#domain/mail-queue/mail-kinds.ts'
import { mintMailedLink } from '#domain/people/links/mailed-link.ts'
import { accountEmail, type EmailContext } from './email-context.ts'

/** Returns the email with the link for a first password. Null when the account needs none. */
export async function inviteEmail(context: EmailContext): Promise<EmailContent | null> {
  const { t, brand, person } = context
  const link = await mintMailedLink(context.tx, context.now, person, 'invite')
  if (!link) return null
  return accountEmail(context, {
    subject: t('invite.subject', { brand: brand.name }),
    lines: [t('invite.what', { brand: brand.name, username: person.username })],
    button: { text: t('link.choose'), address: welcomeAddress(context, link.token) },
    after: [t('link.life', { hours: link.hours }), t('invite.otherwise')],
  })
}

/** Returns the email with the link for a new password. */
export async function resetEmail(
  context: EmailContext,
  { asked }: Mails['reset'],
): Promise<EmailContent | null> {
  const { t, brand, person } = context
  const link = await mintMailedLink(context.tx, context.now, person, asked ? 'asked' : 'made')
  if (!link) return null
  const params = { brand: brand.name, username: person.username }
  return accountEmail(context, {
    subject: t('reset.subject'),
    lines: [asked ? t('reset.requested', params) : t('reset.created', params)],
    button: { text: t('link.choose'), address: welcomeAddress(context, link.token) },
    after: [t('link.life', { hours: link.hours }), t('reset.otherwise')],
  })
}

/** Puts the token behind the #, which browsers do not send and logs do not keep. */
function welcomeAddress({ origin }: EmailContext, token: string): string {
  return `${origin}/admin/welcome#${token}`
}
