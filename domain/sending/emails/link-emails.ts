import type { EmailContent } from '#catalogue/mail/email-content.ts'
import type { Mails } from '#domain/mail/mail-kinds.ts'
import { mintMailedLink } from '#domain/people/links/mailed-link.ts'
import { accountEmail, type EmailContext } from './email-context.ts'

/** The link by which a new account chooses its first password. */
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

/** The link by which somebody chooses a new password. */
export async function resetEmail(
  context: EmailContext,
  { asked }: Mails['reset'],
): Promise<EmailContent | null> {
  const { t, brand, person } = context
  const link = await mintMailedLink(context.tx, context.now, person, asked ? 'asked' : 'made')
  if (!link) return null
  const named = { brand: brand.name, username: person.username }
  return accountEmail(context, {
    subject: t('reset.subject'),
    lines: [asked ? t('reset.asked', named) : t('reset.made', named)],
    button: { text: t('link.choose'), address: welcomeAddress(context, link.token) },
    after: [t('link.life', { hours: link.hours }), t('reset.otherwise')],
  })
}

/** The token stands behind the #, which no browser sends to a server and no log keeps. */
function welcomeAddress({ origin }: EmailContext, token: string): string {
  return `${origin}/admin/welcome#${token}`
}
