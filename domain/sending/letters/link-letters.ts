import type { Letter } from '#catalogue/mail/letter.ts'
import type { Mails } from '#domain/mail/mail-kinds.ts'
import { mintMailedLink } from '#domain/people/links/mailed-link.ts'
import { accountLetter, type Desk } from './desk.ts'

/** The link by which a new account chooses its first password. */
export async function inviteLetter(desk: Desk): Promise<Letter | null> {
  const { say, brand, person } = desk
  const link = await mintMailedLink(desk.tx, desk.now, person, 'invite')
  if (!link) return null
  return accountLetter(desk, {
    subject: say('invite.subject', { brand: brand.name }),
    lines: [say('invite.what', { brand: brand.name, username: person.username })],
    button: { words: say('link.choose'), address: welcomeAddress(desk, link.token) },
    after: [say('link.life', { hours: link.hours }), say('invite.otherwise')],
  })
}

/** The link by which somebody chooses a new password. */
export async function resetLetter(desk: Desk, { asked }: Mails['reset']): Promise<Letter | null> {
  const { say, brand, person } = desk
  const link = await mintMailedLink(desk.tx, desk.now, person, asked ? 'asked' : 'made')
  if (!link) return null
  const named = { brand: brand.name, username: person.username }
  return accountLetter(desk, {
    subject: say('reset.subject'),
    lines: [asked ? say('reset.asked', named) : say('reset.made', named)],
    button: { words: say('link.choose'), address: welcomeAddress(desk, link.token) },
    after: [say('link.life', { hours: link.hours }), say('reset.otherwise')],
  })
}

/** The token stands behind the #, which no browser sends to a server and no log keeps. */
function welcomeAddress({ origin }: Desk, token: string): string {
  return `${origin}/admin/welcome#${token}`
}
