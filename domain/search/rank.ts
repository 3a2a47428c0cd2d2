import { declarationByKey } from '#catalogue/catalogue.ts'
import type { TextHit } from '#store/search/search-texts.ts'
import { meets, nearness, type Sought } from './sought.ts'
import { isTopicWord } from './words/search-words.ts'

/** A match with how good it is. */
export interface Hit {
  id: number
  subject: string
  entry_id: number
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
 * words rather than in beginnings, in what stands for them and in near spellings, and whose titles
 * say little else.
 */
export function rank(hits: readonly TextHit[], { exact, sought, met }: Met): Hit[] {
  const exactly = new Set(exact.map(({ id }) => id))
  const scored = hits.map(({ id, subject, entry_id, title_words }) => {
    const words = title_words.split(' ')
    const behind = declarationByKey(subject)?.search?.isLong ? longText : 0
    const score = 10 * (met.get(id) ?? 0) + scoreOf(sought, words, exactly.has(id)) - behind
    return { id, subject, entry_id, score, length: lengthOf(words) }
  })
  return scored
    .sort((a, b) => b.score - a.score || a.length - b.length || a.id - b.id)
    .map(({ length: _, ...hit }) => hit)
}

/** A whole word outside of the title counts more than the beginning of one in it. */
const wholeWord = 2.2

/** What is written of many things comes after what is as good and written of one. */
const longText = 0.1

/** A title that says nothing else. */
const nothingElse = 2.2

/** How well a text meets all that is sought, by the words of its title and by whether it holds it as it was typed. */
export function scoreOf(
  sought: readonly Sought[],
  titleWords: readonly string[],
  isExact: boolean,
): number {
  const title = new Set(titleWords)
  const inTitle = sought.reduce((sum, one) => sum + meets(one, title), 0)
  const typed = sought.flatMap((one) => one.typed)
  const isAsked = (word: string) => typed.some((one) => nearness(one, word) > 0)
  const isAll = titleWords.filter((word) => !isTopicWord(word)).every(isAsked)
  const exact = isExact ? wholeWord * sought.length : 0
  return Math.max(inTitle + (isExact ? 0.5 : 0), exact) + (isAll ? nothingElse : 0)
}

function lengthOf(words: readonly string[]): number {
  return words.filter((word) => !isTopicWord(word)).length
}
