import type { EmailContent } from '#catalogue/mail/email-content.ts'
import { localize } from '#catalogue/messages/localize.ts'
import { parseMessage } from '#catalogue/messages/serialize-message.ts'
import type { Mails } from '#domain/mail/mail-kinds.ts'
import { unsubscribeAddress } from '../unsubscribe.ts'
import { accountEmail, type EmailContext } from './email-context.ts'

/** One thing that happened is the subject itself; several are counted there and told below. */
export async function noticesEmail(
  context: EmailContext,
  { notices, more }: Mails['notices'],
): Promise<EmailContent | null> {
  const { t, language, brand, origin, person, tx } = context
  const told = notices.map(({ sentence, text, pictures = 0, path }) => ({
    text: localize(language, parseMessage(sentence)),
    quote: text,
    pictures: pictures > 0 ? t('notices.pictures', { count: pictures }) : '',
    link: { text: t('notices.open'), address: `${origin}${path}` },
  }))
  const [only] = told
  if (!only) return null
  const isOne = told.length === 1 && more === 0
  const rest = isOne ? [{ ...only, text: '', link: null }] : told
  const subject = isOne ? only.text : countedSubject(context, told.length + more)
  const unsubscribe = await unsubscribeAddress(tx, origin, person.id, kindOf(notices))
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

/** The one kind that all of them are of, or null: then unsubscribing ends them all. */
function kindOf(notices: Mails['notices']['notices']): string | null {
  const kinds = new Set(notices.map(({ kind }) => kind))
  const [kind] = kinds
  return kinds.size === 1 && kind !== undefined ? kind : null
}

/** A subject is one line, of a length that mailboxes show. */
function oneLine(words: string): string {
  const line = [...words.replaceAll(/\s+/g, ' ').trim()]
  return line.length > 150 ? `${line.slice(0, 149).join('')}…` : line.join('')
}
