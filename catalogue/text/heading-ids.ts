import type { RichBlock, RichText } from './rich-text.ts'
import { fragmentOf, numberedSlug } from './slug.ts'

/** A heading of a text, and the name by which an address leads there (`#what-we-keep`). */
export interface Heading {
  id: string
  level: number
  text: string
}

/** What every page calls its own parts. */
const ofPages = ['top', 'content', 'to-top', 'part']

/**
 * The headings of a text by their blocks, in order: named by their words, so that a new one moves no
 * other's address; of two alike the second has a number.
 */
export function headingIds(text: RichText): Map<RichBlock, Heading> {
  const found = new Map<RichBlock, Heading>()
  const taken = new Set(ofPages)
  for (const block of text.content) {
    if (block.type !== 'heading') continue
    const words = (block.content ?? [])
      .map((one) => (one.type === 'text' ? one.text : ' '))
      .join('')
    if (words.trim() === '') continue
    const id = freeId(fragmentOf(words) || 'part', taken)
    taken.add(id)
    found.set(block, { id, level: block.attrs.level, text: words })
  }
  return found
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : numberedSlug(wanted, number)
    if (!taken.has(id)) return id
  }
}
