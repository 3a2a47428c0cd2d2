import type { TextHit } from '#store/search/search-texts.ts'
import { nearness, type Sought } from './sought.ts'

/** A match with how good it is. */
export interface Hit {
  id: number
  subject: string
  score: number
}

interface Met {
  /** Matches that hold the words as they were typed. */
  exact: readonly TextHit[]
  sought: readonly Sought[]
  /** Where not all has to be met: how much of it each match does. */
  met: ReadonlyMap<number, number>
}

/**
 * Best first: those that meet more of what is sought, in their titles rather than elsewhere, in whole
 * words rather than in beginnings and near spellings, and whose titles say little else.
 */
export function rank(hits: readonly TextHit[], { exact, sought, met }: Met): Hit[] {
  const exactly = new Set(exact.map(({ id }) => id))
  const scored = hits.map(({ id, subject, title_words }) => {
    const words = title_words.split(' ')
    const inTitle = sought.reduce((sum, one) => sum + inWords(one, words), 0)
    const score = 10 * (met.get(id) ?? 0) + inTitle + (exactly.has(id) ? 1 : 0)
    return { id, subject, score, length: words.length }
  })
  return scored
    .sort((a, b) => b.score - a.score || a.length - b.length || a.id - b.id)
    .map(({ id, subject, score }) => ({ id, subject, score }))
}

/** How well the words of a title meet one place of a query: by the worst word of its best phrase. */
function inWords(sought: Sought, words: readonly string[]): number {
  const phrases = sought.map((phrase) =>
    Math.min(...phrase.map((one) => Math.max(...words.map((word) => nearness(one, word))))),
  )
  return Math.max(...phrases)
}
