import type { Language } from '#catalogue/languages.ts'
import type { EmailContent, EmailLink } from '#catalogue/mail/email-content.ts'
import { mailTranslator, type TranslateMail } from '#catalogue/mail/mail-translator.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { timeZones } from '#catalogue/time/regions.ts'
import { readSection, startReading } from '#domain/reading/reading.ts'
import type { Person } from '#store/people/people.ts'
import type { Db, Tx } from '#store/tables.ts'

/** Settings and lookups that emails are rendered with. */
export interface EmailContext {
  tx: Tx
  now: string
  person: Person
  t: TranslateMail
  language: Language
  brand: MailBrand
  /** `PUBLIC_URL`: every link begins with it. */
  origin: string
  address: string
}

export interface MailBrand {
  name: string
  colour: string
  timeZone: string
  language: Language
}

/** Returns the brand as mails show it; defaults before there are settings. */
export async function readMailBrand(db: Db, now: string): Promise<MailBrand> {
  const values = (await readSection(startReading(db, now), settings))?.values
  return {
    name: values?.brand_name || 'Linecheck',
    colour: values?.primary_color ?? '#ffb81c',
    timeZone: values?.time_zone ?? timeZones[0],
    language: values?.languages[0] ?? 'en',
  }
}

export function i18nOf(person: Person, brand: MailBrand) {
  const language = person.language || brand.language
  return { language, t: mailTranslator(language) }
}

interface EmailParts {
  subject: string
  lines: readonly string[]
  notices?: EmailContent['notices']
  button?: EmailLink | null
  after?: readonly string[]
}

/** Returns an email about the account, which cannot be unsubscribed from. */
export function accountEmail(
  context: EmailContext,
  { subject, lines, button, after }: EmailParts,
): EmailContent {
  const { t, brand, language, person } = context
  return {
    language,
    subject,
    brand: brand.name,
    colour: brand.colour,
    hello: t('hello', { name: person.first_name || person.username }),
    lines,
    notices: [],
    button: button ?? null,
    after: after ?? [],
    beforeAddress: t('link.address'),
    foot: t('foot.account', { brand: brand.name }),
    footLinks: [],
    unsubscribe: null,
  }
}
