import { eachWord } from './words/search-words.ts'

/** A piece of a text; a hit is a word that the search has met. */
export interface TextPart {
  text: string
  hit: boolean
}

/** Does the search meet this word? */
export type IsMet = (folded: string) => boolean

/** Characters of an excerpt, about. */
const excerptLength = 180

/** A text in pieces, so that whoever shows it can mark the hits without building HTML. */
export function highlight(text: string, isMet: IsMet): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { at, length, folded } of eachWord(text)) {
    if (!isMet(folded)) continue
    if (at > done) parts.push({ text: text.slice(done, at), hit: false })
    parts.push({ text: text.slice(at, at + length), hit: true })
    done = at + length
  }
  if (done < text.length) parts.push({ text: text.slice(done), hit: false })
  return parts
}

/** The part of a text around its first hit, cut between words. */
export function excerptOf(text: string, isMet: IsMet): string {
  if (text.length <= excerptLength) return text
  const hit = eachWord(text).find(({ folded }) => isMet(folded))?.at ?? 0
  const from = hit < excerptLength / 2 ? 0 : hit - excerptLength / 3
  const words = Array.from(eachWord(text.slice(0, from + 2 * excerptLength)))
  const starts = words.filter(({ at }) => at >= from)
  const start = from === 0 ? 0 : (starts[0]?.at ?? 0)
  const last = starts.findLast(({ at, length }) => at + length - start <= excerptLength)
  const end = last ? last.at + last.length : start + excerptLength
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
