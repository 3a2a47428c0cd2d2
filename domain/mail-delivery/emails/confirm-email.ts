import type { EmailContent } from '#catalogue/mail/email-content.ts'
import type { Mails } from '#domain/mail-queue/mail-kinds.ts'
import { mintEmailToken } from '#domain/people/email/confirm-email.ts'
import { linkLife } from '#domain/people/links/link-life.ts'
import { accountEmail, type EmailContext } from './email-context.ts'

/** Returns the email that asks the owner of a new address to confirm it. */
export async function confirmEmail(
  context: EmailContext,
  { email }: Mails['email-confirm'],
): Promise<EmailContent | null> {
  const { tx, now, t, brand, person, origin } = context
  const token = await mintEmailToken(tx, now, person.id, email)
  if (token === null) return null
  const address = `${origin}/admin/email#${token}`
  return accountEmail(context, {
    subject: t('emailConfirm.subject'),
    lines: [t('emailConfirm.what', { username: person.username, brand: brand.name })],
    button: { text: t('emailConfirm.button'), address },
    after: [t('link.life', { hours: linkLife.email / 3_600_000 }), t('emailConfirm.otherwise')],
  })
}
