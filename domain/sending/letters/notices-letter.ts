import type { Letter } from '#catalogue/mail/letter.ts'
import { saidIn } from '#catalogue/messages/api-speech.ts'
import { readWritten } from '#catalogue/messages/written.ts'
import type { Mails } from '#domain/mail/mail-kinds.ts'
import { unsubscribeAddress } from '../unsubscribe.ts'
import { accountLetter, type Desk } from './desk.ts'

/** One thing that happened is the subject itself; several are counted there and told below. */
export async function noticesLetter(
  desk: Desk,
  { notices, more }: Mails['notices'],
): Promise<Letter | null> {
  const { say, language, brand, origin, person, tx } = desk
  const told = notices.map(({ sentence, text, pictures = 0, path }) => ({
    words: saidIn(language, readWritten(sentence)),
    quote: text,
    pictures: pictures > 0 ? say('notices.pictures', { count: pictures }) : '',
    link: { words: say('notices.open'), address: `${origin}${path}` },
  }))
  const [only] = told
  if (!only) return null
  const isOne = told.length === 1 && more === 0
  const rest = isOne ? [{ ...only, words: '', link: null }] : told
  const subject = isOne ? only.words : countedSubject(desk, told.length + more)
  const unsubscribe = await unsubscribeAddress(tx, origin, person.id, kindOf(notices))
  return {
    ...accountLetter(desk, { subject: oneLine(subject), lines: [] }),
    notices: rest.filter(({ words, quote, pictures }) => `${words}${quote}${pictures}` !== ''),
    button: isOne ? only.link : null,
    after: more > 0 ? [say('notices.more', { count: more })] : [],
    foot: say('foot.notices', { brand: brand.name }),
    footLinks: [
      { words: say('foot.settings'), address: `${origin}/admin/profile#notices` },
      { words: say('foot.unsubscribe'), address: unsubscribe },
    ],
    unsubscribe,
  }
}

function countedSubject({ say, brand }: Desk, count: number): string {
  return say('notices.subject', { count, brand: brand.name })
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
