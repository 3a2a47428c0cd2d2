import type { Letter } from '#catalogue/mail/letter.ts'
import type { Mails } from '#domain/mail/mail-kinds.ts'
import { mintEmailToken } from '#domain/people/email/confirm-email.ts'
import { linkLife } from '#domain/people/links/link-life.ts'
import { accountLetter, type Desk } from './desk.ts'

/** Asks whoever reads at a new address whether it is theirs. */
export async function confirmLetter(
  desk: Desk,
  { email }: Mails['email-confirm'],
): Promise<Letter | null> {
  const { tx, now, say, brand, person, origin } = desk
  const token = await mintEmailToken(tx, now, person.id, email)
  if (token === null) return null
  const address = `${origin}/admin/email#${token}`
  return accountLetter(desk, {
    subject: say('emailConfirm.subject'),
    lines: [say('emailConfirm.what', { username: person.username, brand: brand.name })],
    button: { words: say('emailConfirm.button'), address },
    after: [say('link.life', { hours: linkLife.email / 3_600_000 }), say('emailConfirm.otherwise')],
  })
}
