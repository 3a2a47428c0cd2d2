import type { Message } from '#catalogue/messages/message.ts'
import type { RichBlock, RichInline, RichListItem, RichMark, RichText } from '../rich-text.ts'
import { dialledPhone } from './dialled-phone.ts'
import { plainPhone } from './typed-phone.ts'

/** Digits of numbers that are dialled only inside a country: 112, 0800 5 is longer. */
const shortNumber = /^\d{2,6}$/

/**
 * Returns a text whose links to telephone numbers can be dialled, as `dialledPhone` says for one
 * number, with the faults of those that cannot. Short numbers (112) stay as they are.
 */
export function dialledLinks(
  text: RichText,
  country: string,
): { text: RichText; faults: Message[] } {
  const faults: Message[] = []
  const mark = (one: RichMark): RichMark => {
    if (one.type !== 'link' || !/^tel:/i.test(one.attrs.href)) return one
    const typed = decoded(one.attrs.href)
    if (shortNumber.test(plainPhone(typed))) return one
    const read = dialledPhone(typed, country)
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
