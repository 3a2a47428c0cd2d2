import type { WordQuery } from '#store/search/word-query.ts'

/** One of the words of a phrase, and what else it may stand for. */
export interface SoughtWord {
  word: string
  /** The words that begin with it; null where there are too many to name. */
  begun: readonly string[] | null
  /** What is spelt nearly like it. */
  near: readonly string[]
}

/** One place of a query: phrases that stand for one another; all words of one have to be there. */
export type Sought = readonly (readonly SoughtWord[])[]

/** As it was typed. */
export function exactly(sought: readonly Sought[], combine: 'all' | 'any'): WordQuery {
  return combined(sought, combine, ({ word }) => ({ word }))
}

/** Also by the beginnings of words, and by what is spelt nearly like them. */
export function forgivingly(sought: readonly Sought[], combine: 'all' | 'any'): WordQuery {
  return combined(sought, combine, ({ word, begun, near }) => {
    const others = [...(begun ?? []), ...near].filter((other) => other !== word)
    return {
      any: [{ word, isPrefix: begun === null }, ...others.map((other) => ({ word: other }))],
    }
  })
}

/** Is nothing sought but the words as they were typed? */
export function isExact(sought: readonly Sought[]): boolean {
  return sought.flat(2).every(({ word, begun, near }) => {
    return near.length === 0 && begun !== null && begun.every((other) => other === word)
  })
}

/** A single letter is the beginning of too much. */
export function isBeginning(word: string): boolean {
  return [...word].length > 1
}

/** How well a word of a text meets a word that is sought; 0 for not at all. */
export function nearness({ word, near }: SoughtWord, found: string): number {
  if (found === word) return 4
  if (isBeginning(word) && found.startsWith(word)) return 2
  const place = near.indexOf(found)
  return place < 0 ? 0 : 1 + 1 / (place + 2)
}

function combined(
  sought: readonly Sought[],
  combine: 'all' | 'any',
  toQuery: (word: SoughtWord) => WordQuery,
): WordQuery {
  const places = sought.map((phrases) => ({
    any: phrases.map((words) => ({ all: words.map(toQuery) })),
  }))
  return combine === 'all' ? { all: places } : { any: places }
}
