import { locales } from '#catalogue/languages.ts'
import type { Letter } from '#catalogue/mail/letter.ts'
import type { FactorChange, Mails } from '#domain/mail/mail-kinds.ts'
import { accountLetter, type Desk } from './desk.ts'

/** Says that a password was changed, to whoever may not have done it. */
export async function passwordChangedLetter(
  desk: Desk,
  { at }: Mails['password-changed'],
): Promise<Letter> {
  const { say, person, origin } = desk
  const button = { words: say('passwordChanged.button'), address: `${origin}/admin/forgotten` }
  return accountLetter(desk, {
    subject: say('passwordChanged.subject'),
    lines: [
      say('passwordChanged.what', { username: person.username, time: momentWords(desk, at) }),
    ],
    button,
    after: [say('passwordChanged.otherwise')],
  })
}

const factorSentences = {
  'app-on': 'factor.appOn',
  'app-off': 'factor.appOff',
  codes: 'factor.codes',
  'passkey-on': 'factor.passkeyOn',
  'passkey-off': 'factor.passkeyOff',
  'factor-reset': 'factor.reset',
} as const satisfies Record<FactorChange, string>

/** Says that the second step of signing in is another, to whoever may not have changed it. */
export async function factorChangedLetter(
  desk: Desk,
  { at, step }: Mails['factor-changed'],
): Promise<Letter> {
  const { say, person } = desk
  const what = { username: person.username, time: momentWords(desk, at) }
  return accountLetter(desk, {
    subject: say('factor.subject'),
    lines: [say(factorSentences[step], what)],
    after: [say('passwordChanged.otherwise')],
  })
}

/** A mail knows nothing of its reader's clock: it says the brand's time, and which one that is. */
function momentWords({ language, brand }: Desk, at: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone } as const
  const words = new Intl.DateTimeFormat(locales[language], format).format(new Date(at))
  return `${words} (${brand.timeZone})`
}

/** The former address hears that another is to take its place, while that can still be stopped. */
export async function emailAskedLetter(
  desk: Desk,
  { email }: Mails['email-asked'],
): Promise<Letter> {
  const { say, person } = desk
  return accountLetter(desk, {
    subject: say('emailAsked.subject'),
    lines: [say('emailAsked.what', { username: person.username, email })],
    after: [say('passwordChanged.otherwise')],
  })
}

/** The last that the former address hears. */
export async function emailChangedLetter(
  desk: Desk,
  { email }: Mails['email-changed'],
): Promise<Letter> {
  const { say, person } = desk
  return accountLetter(desk, {
    subject: say('emailChanged.subject'),
    lines: [say('emailChanged.what', { username: person.username, email })],
    after: [say('passwordChanged.otherwise')],
  })
}
