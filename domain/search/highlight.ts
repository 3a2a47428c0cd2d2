import { eachWord } from '#catalogue/search/fold-words.ts'

/** A piece of a text; a hit is a word that the search has met. */
export interface TextPart {
  text: string
  hit: boolean
}

/** Returns whether the search has met a word, by the forms that it is found by. */
export type IsMet = (forms: readonly string[]) => boolean

/** Characters of an excerpt, about. */
const excerptLength = 180

/** Returns a text in pieces, so that the hits can be marked without building HTML. */
export function highlight(text: string, isMet: IsMet): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { at, length, forms } of eachWord(text)) {
    if (!isMet(forms)) continue
    if (at > done) parts.push({ text: text.slice(done, at), hit: false })
    parts.push({ text: text.slice(at, at + length), hit: true })
    done = at + length
  }
  if (done < text.length) parts.push({ text: text.slice(done), hit: false })
  return parts
}

/** Returns the part of a text around its first hit, cut between words. */
export function excerptOf(text: string, isMet: IsMet): string {
  if (text.length <= excerptLength) return text
  const hit = eachWord(text).find(({ forms }) => isMet(forms))?.at ?? 0
  const from = hit < excerptLength / 2 ? 0 : hit - excerptLength / 3
  const words = Array.from(eachWord(text.slice(0, from + 2 * excerptLength)))
  const starts = words.filter(({ at }) => at >= from)
  const start = from === 0 ? 0 : (starts[0]?.at ?? 0)
  const last = starts.findLast(({ at, length }) => at + length - start <= excerptLength)
  const end = last ? last.at + last.length : start + excerptLength
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
