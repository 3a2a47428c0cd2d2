import type { RichBlock, RichText } from './rich-text.ts'
import { fragmentOf, numberedSlug } from './slug.ts'

export interface Heading {
  id: string
  level: number
  text: string
}

/** Ids of elements on every page. */
const reservedIds = ['top', 'content', 'to-top', 'part']

/** Returns the headings by block, with ids of their text; a repeated one gets a number. */
export function headingIds(text: RichText): Map<RichBlock, Heading> {
  const headings = new Map<RichBlock, Heading>()
  const taken = new Set(reservedIds)
  for (const block of text.content) {
    if (block.type !== 'heading') continue
    const text = (block.content ?? []).map((one) => (one.type === 'text' ? one.text : ' ')).join('')
    if (text.trim() === '') continue
    const id = freeId(fragmentOf(text) || 'part', taken)
    taken.add(id)
    headings.set(block, { id, level: block.attrs.level, text: text })
  }
  return headings
}

function freeId(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : numberedSlug(base, number)
    if (!taken.has(id)) return id
  }
}
