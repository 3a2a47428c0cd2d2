import { locales } from '#catalogue/languages.ts'
import type { EmailContent } from '#catalogue/mail/email-content.ts'
import type { FactorChange, Mails } from '#domain/mail-queue/mail-kinds.ts'
import { accountEmail, type EmailContext } from './email-context.ts'

/** Warns the owner that the password was changed. */
export async function passwordChangedEmail(
  context: EmailContext,
  { at }: Mails['password-changed'],
): Promise<EmailContent> {
  const { t, person, origin } = context
  const button = { text: t('passwordChanged.button'), address: `${origin}/admin/forgotten` }
  return accountEmail(context, {
    subject: t('passwordChanged.subject'),
    lines: [
      t('passwordChanged.what', { username: person.username, time: formatMoment(context, at) }),
    ],
    button,
    after: [t('passwordChanged.otherwise')],
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

/** Warns the owner that a second factor was changed. */
export async function secondFactorChangedEmail(
  context: EmailContext,
  { at, step }: Mails['factor-changed'],
): Promise<EmailContent> {
  const { t, person } = context
  const what = { username: person.username, time: formatMoment(context, at) }
  return accountEmail(context, {
    subject: t('factor.subject'),
    lines: [t(factorSentences[step], what)],
    after: [t('passwordChanged.otherwise')],
  })
}

/** Formats a time in the brand's zone, which it names: the reader's is unknown. */
function formatMoment({ language, brand }: EmailContext, at: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: brand.timeZone } as const
  const text = new Intl.DateTimeFormat(locales[language], format).format(new Date(at))
  return `${text} (${brand.timeZone})`
}

/** Warns the current address of a requested change, while it can still be stopped. */
export async function emailChangeRequestedEmail(
  context: EmailContext,
  { email }: Mails['email-asked'],
): Promise<EmailContent> {
  const { t, person } = context
  return accountEmail(context, {
    subject: t('emailRequested.subject'),
    lines: [t('emailRequested.what', { username: person.username, email })],
    after: [t('passwordChanged.otherwise')],
  })
}

/** Tells the former address that it was replaced. */
export async function emailChangedEmail(
  context: EmailContext,
  { email }: Mails['email-changed'],
): Promise<EmailContent> {
  const { t, person } = context
  return accountEmail(context, {
    subject: t('emailChanged.subject'),
    lines: [t('emailChanged.what', { username: person.username, email })],
    after: [t('passwordChanged.otherwise')],
  })
}
