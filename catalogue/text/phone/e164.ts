import {
  isSupportedCountry,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/min'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { Message } from '#catalogue/messages/message.ts'
import type {
  RichBlock,
  RichInline,
  RichListItem,
  RichMark,
  RichText,
} from '#catalogue/text/rich-text.ts'
import { normalizePhone, parsePhone, phoneFaults } from './parse-phone.ts'

/**
 * Returns a telephone number in E.164 (`+97145550123`), which can be dialled from anywhere: a 0 that is
 * dialled only inside its country is taken out where the country has one, and kept where it belongs to
 * the number (Italy). Else why it is none.
 *
 * Kept out of the declarations: the numbering plans weigh more than a screen of the back office.
 *
 * @param country whose numbers are meant where no code is given (ISO 3166-1); '' where nobody knows
 */
export function toE164(typed: string, country: string): { number: string } | { fault: Message } {
  const read = parsePhone(typed)
  if ('fault' in read) return { fault: phoneFaults[read.fault] }
  try {
    const found = parsed(read.digits, country)
    if (isGlued(typed, found, country)) return { fault: inputMessages.phoneSeveral }
    return found.isPossible() ? { number: found.number } : { fault: inputMessages.phoneLength }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const isInternational = read.digits.startsWith('+')
    if (!isInternational && !isSupportedCountry(country)) return { fault: inputMessages.phone }
    const isKnown = !isInternational || /^TOO_/.test(error.message)
    return { fault: isKnown ? inputMessages.phoneLength : inputMessages.phoneCode }
  }
}

function parsed(digits: string, country: string): PhoneNumber {
  const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {}
  return parsePhoneNumberWithError(digits, { extract: false, ...defaultCountry })
}

/** "04 555 0123 0124": no number of the country, but one without its last group. */
function isGlued(typed: string, found: PhoneNumber, country: string): boolean {
  if (found.isValid()) return false
  const text = normalizePhone(typed)
  const last = Math.max(text.lastIndexOf(' '), text.lastIndexOf('-'))
  if (last < 0) return false
  const rest = parsePhone(text.slice(0, last))
  return 'digits' in rest && rest.digits.length > 8 && parsed(rest.digits, country).isValid()
}

/** Digits of numbers that are dialled only inside a country: 112, 0800 5 is longer. */
const shortNumber = /^\d{2,6}$/

/**
 * Returns a text whose links to telephone numbers can be dialled, as `toE164` says for one
 * number, with the faults of those that cannot. Short numbers (112) stay as they are.
 */
export function dialPhoneLinks(
  text: RichText,
  country: string,
): { text: RichText; faults: Message[] } {
  const faults: Message[] = []
  const mark = (one: RichMark): RichMark => {
    if (one.type !== 'link' || !/^tel:/i.test(one.attrs.href)) return one
    const typed = decoded(one.attrs.href)
    if (shortNumber.test(normalizePhone(typed))) return one
    const read = toE164(typed, country)
    if ('number' in read) return { type: 'link', attrs: { href: `tel:${read.number}` } }
    faults.push(read.fault)
    return one
  }
  const inline = (one: RichInline): RichInline =>
    one.type === 'text' && one.marks ? { ...one, marks: one.marks.map(mark) } : one
  function node<N extends RichBlock | RichListItem>(one: N): N {
    const { content } = one as { content?: readonly (RichBlock | RichListItem | RichInline)[] }
    if (!content) return one
    return { ...one, content: content.map((each) => (isInline(each) ? inline(each) : node(each))) }
  }
  return { text: { ...text, content: text.content.map(node) }, faults }
}

function isInline(node: RichBlock | RichListItem | RichInline): node is RichInline {
  return node.type === 'text' || node.type === 'hardBreak'
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}
