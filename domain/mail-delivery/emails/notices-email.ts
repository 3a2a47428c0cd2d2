import type { EmailContent } from '#catalogue/mail/email-content.ts'
import { localize } from '#catalogue/messages/localize.ts'
import { parseMessage } from '#catalogue/messages/serialize-message.ts'
import type { Mails } from '#domain/mail-queue/mail-kinds.ts'
import { unsubscribeAddress } from '../unsubscribe.ts'
import { accountEmail, type EmailContext } from './email-context.ts'

/** Returns the email with notices: a single one is the subject itself, several are counted there. */
export async function noticesEmail(
  context: EmailContext,
  { notices, more }: Mails['notices'],
): Promise<EmailContent | null> {
  const { t, language, brand, origin, person, tx } = context
  const localized = notices.map(({ sentence, text, pictures = 0, path }) => ({
    text: localize(language, parseMessage(sentence)),
    quote: text,
    pictures: pictures > 0 ? t('notices.pictures', { count: pictures }) : '',
    link: { text: t('notices.open'), address: `${origin}${path}` },
  }))
  const [only] = localized
  if (!only) return null
  const isOne = localized.length === 1 && more === 0
  const rest = isOne ? [{ ...only, text: '', link: null }] : localized
  const subject = isOne ? only.text : countedSubject(context, localized.length + more)
  const unsubscribe = await unsubscribeAddress(tx, origin, person.id, commonKind(notices))
  return {
    ...accountEmail(context, { subject: oneLine(subject), lines: [] }),
    notices: rest.filter(({ text, quote, pictures }) => `${text}${quote}${pictures}` !== ''),
    button: isOne ? only.link : null,
    after: more > 0 ? [t('notices.more', { count: more })] : [],
    foot: t('foot.notices', { brand: brand.name }),
    footLinks: [
      { text: t('foot.settings'), address: `${origin}/admin/profile#notices` },
      { text: t('foot.unsubscribe'), address: unsubscribe },
    ],
    unsubscribe,
  }
}

function countedSubject({ t, brand }: EmailContext, count: number): string {
  return t('notices.subject', { count, brand: brand.name })
}

/** Returns the kind of all notices, or null when they differ: then unsubscribing ends all kinds. */
function commonKind(notices: Mails['notices']['notices']): string | null {
  const kinds = new Set(notices.map(({ kind }) => kind))
  const [kind] = kinds
  return kinds.size === 1 && kind !== undefined ? kind : null
}

/** Returns a subject as one line of at most 150 characters. */
function oneLine(words: string): string {
  const line = [...words.replaceAll(/\s+/g, ' ').trim()]
  return line.length > 150 ? `${line.slice(0, 149).join('')}…` : line.join('')
}
