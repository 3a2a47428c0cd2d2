import { wordForms } from '#catalogue/search/fold-words.ts'
import type { Match, RankedTerm, SearchDocument } from './messages.ts'

/** A document with what it is ranked by. */
export interface Rankable {
  document: SearchDocument
  /** The words of its title in all their forms. */
  title: readonly (readonly string[])[]
  /** All of these, and its topics. */
  inTitle: readonly string[]
}

/** A hit of MiniSearch. */
export interface Candidate extends Rankable {
  /** The words of the index that were met in it. */
  met: readonly string[]
}

export function toRankable(document: SearchDocument): Rankable {
  const title = wordForms(document.title)
  return { document, title, inTitle: [...title.flat(), ...document.topics] }
}

/** Points for a matched term: topic, exact word, synonym, prefix, similar word. */
const points = { about: 5, word: 4, synonym: 2.5, beginning: 2, near: 1 }

/** A whole word outside of the title counts more than the beginning of one in it. */
const wholeWord = 2.2

/** A title that says all that is asked, and nothing else. */
const nothingElse = 2.2

/** Penalty for long texts: of equal hits the text about one subject comes first. */
const longText = 0.1

/** Returns candidates with their score, best first: by their titles, then by how much else those say. */
export function rank(
  candidates: readonly Candidate[],
  terms: readonly RankedTerm[],
  match: Match,
): { document: SearchDocument; score: number }[] {
  const parts = match === 'some' ? partsMet(candidates, terms) : []
  const ranked = candidates.map((candidate, nth) => {
    const { document, title } = candidate
    const score = scoreOf(candidate, terms) - (document.isLong ? longText : 0)
    return { document, score: 10 * (parts[nth] ?? 0) + score, length: title.length }
  })
  return ranked.sort(
    (a, b) =>
      b.score - a.score ||
      // Of "chicken burger" a dish before the list that is called like a part of it.
      (terms.length > 1 ? Math.sign(a.document.itemId) - Math.sign(b.document.itemId) : 0) ||
      a.length - b.length ||
      a.document.entryId - b.document.entryId ||
      a.document.itemId - b.document.itemId,
  )
}

function scoreOf({ title, inTitle, met }: Candidate, terms: readonly RankedTerm[]): number {
  let sum = 0
  let isAll = true
  for (const term of terms) {
    const own = pointsOf(term, inTitle)
    sum += own
    isAll &&= own > 0
  }
  const isTyped = terms.every(({ words }) =>
    words.every(({ forms }) => forms.some((form) => met.includes(form))),
  )
  const isAsked = (forms: readonly string[]) =>
    terms.some((term) =>
      term.words.some((word) => forms.some((one) => nearness(term, word, one) > 0)),
    )
  const whole = isTyped ? wholeWord * terms.length : 0
  const isNothingElse = isAll && title.every(isAsked)
  return Math.max(sum + (isTyped ? 0.5 : 0), whole) + (isNothingElse ? nothingElse : 0)
}

function pointsOf(term: RankedTerm, words: readonly string[]): number {
  if (term.topics.some((topic) => words.includes(topic))) return points.about
  let asTyped: number = points.word
  for (const word of term.words) {
    let best = 0
    for (const one of words) best = Math.max(best, nearness(term, word, one))
    asTyped = Math.min(asTyped, best)
  }
  if (asTyped > points.synonym) return asTyped
  const isThere = term.others.some((phrase) => phrase.every((word) => words.includes(word)))
  return isThere ? points.synonym : asTyped
}

/** Returns how well a word of a text meets a word that is asked; 0 for not at all. */
export function nearness(
  { isStrict }: Pick<RankedTerm, 'isStrict'>,
  { forms, near }: RankedTerm['words'][number],
  found: string,
): number {
  if (forms.includes(found)) return points.word
  if (!isStrict && forms.some((form) => found.startsWith(form) && isBeginning(form)))
    return points.beginning
  const place = near.indexOf(found)
  return place < 0 ? 0 : points.near + 1 / (place + 2)
}

/** A single letter is the beginning of too much. */
export function isBeginning(form: string): boolean {
  return [...form].length > 1
}

/** Returns how much of the terms each candidate has; rarer ones count more. */
function partsMet(candidates: readonly Candidate[], terms: readonly RankedTerm[]): number[] {
  const sums = candidates.map(() => 0)
  for (const term of terms) {
    const own = candidates.map(({ met }) => isMet(term, met))
    const weight = weightOf(own.filter(Boolean).length)
    for (const [nth, isThere] of own.entries()) if (isThere) sums[nth] = (sums[nth] ?? 0) + weight
  }
  return sums
}

function weightOf(count: number): number {
  return 1 + 1 / (1 + Math.log2(1 + count))
}

function isMet(term: RankedTerm, met: readonly string[]): boolean {
  const isThere = (word: RankedTerm['words'][number]) =>
    met.some((one) => nearness(term, word, one) > 0)
  const isOther = term.others.some((phrase) => phrase.every((word) => met.includes(word)))
  return isOther || term.topics.some((topic) => met.includes(topic)) || term.words.every(isThere)
}
