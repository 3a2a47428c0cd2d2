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
 * Returns a number in E.164 (`+97145550123`), or why it is none. `country` (ISO 3166-1) is for
 * numbers without a country code. Apart from the declarations, because numbering plans are larger
 * than a screen of the back office.
 */
export function toE164(written: string, country: string): { number: string } | { fault: Message } {
  const read = parsePhone(written)
  if ('fault' in read) return { fault: phoneFaults[read.fault] }
  try {
    const parsed = parseNumber(read.digits, country)
    if (isTwoNumbers(written, parsed, country)) return { fault: inputMessages.phoneSeveral }
    // Of a number with more zeros than one after the country code each reading would drop another.
    const isStable = parseNumber(parsed.number, '').number === parsed.number
    const isNumber = parsed.isPossible() && isStable
    return isNumber ? { number: parsed.number } : { fault: inputMessages.phoneLength }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const isInternational = read.digits.startsWith('+')
    if (!isInternational && !isSupportedCountry(country)) return { fault: inputMessages.phone }
    const isKnown = !isInternational || /^TOO_/.test(error.message)
    return { fault: isKnown ? inputMessages.phoneLength : inputMessages.phoneCode }
  }
}

function parseNumber(digits: string, country: string): PhoneNumber {
  const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {}
  return parsePhoneNumberWithError(digits, { extract: false, ...defaultCountry })
}

/** "04 555 0123 0124": invalid, but valid without its last group. */
function isTwoNumbers(written: string, parsed: PhoneNumber, country: string): boolean {
  if (parsed.isValid()) return false
  const text = normalizePhone(written)
  const last = Math.max(text.lastIndexOf(' '), text.lastIndexOf('-'))
  if (last < 0) return false
  const rest = parsePhone(text.slice(0, last))
  return 'digits' in rest && rest.digits.length > 8 && parseNumber(rest.digits, country).isValid()
}

/** Numbers that are dialled only inside a country: 112. 0800 5 is longer. */
const shortNumber = /^\d{2,6}$/

/** Returns a text with its telephone links in E.164, and faults. Short numbers (112) stay. */
export function dialPhoneLinks(
  text: RichText,
  country: string,
): { text: RichText; faults: Message[] } {
  const faults: Message[] = []
  const mark = (one: RichMark): RichMark => {
    if (one.type !== 'link' || !/^tel:/i.test(one.attrs.href)) return one
    const written = decodeHref(one.attrs.href)
    if (shortNumber.test(normalizePhone(written))) return one
    const read = toE164(written, country)
    if ('number' in read) return { type: 'link', attrs: { href: `tel:${read.number}` } }
    faults.push(read.fault)
    return one
  }
  const inline = (one: RichInline): RichInline =>
    one.type === 'text' && one.marks ? { ...one, marks: one.marks.map(mark) } : one
  function mapNode<N extends RichBlock | RichListItem>(one: N): N {
    const { content } = one as { content?: readonly (RichBlock | RichListItem | RichInline)[] }
    if (!content) return one
    return {
      ...one,
      content: content.map((each) => (isInline(each) ? inline(each) : mapNode(each))),
    }
  }
  return { text: { ...text, content: text.content.map(mapNode) }, faults }
}

function isInline(mapNode: RichBlock | RichListItem | RichInline): mapNode is RichInline {
  return mapNode.type === 'text' || mapNode.type === 'hardBreak'
}

function decodeHref(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}
