import type { WordQuery } from '#store/search/word-query.ts'

/** A word, and what else it may stand for. */
export interface SoughtWord {
  word: string
  /** The words that begin with it; null where there are too many to name. */
  begun: readonly string[] | null
  /** What is spelt nearly like it. */
  near: readonly string[]
  /** It is met by nothing but itself. */
  isWhole: boolean
}

/** One place of a query: all words as they were typed, or all words of something that stands for them. */
export interface Sought {
  typed: readonly SoughtWord[]
  others: readonly (readonly string[])[]
  /** Those of the words that say what a text is about. */
  topics: ReadonlySet<string>
  /** It has to be there whatever else is not: diets and allergens. */
  isStrict: boolean
}

/** Does all of it have to be there, or any: what is strict, where something is? */
export type Combine = 'all' | 'any'

/** As it was typed. */
export function exactly(sought: readonly Sought[], combine: Combine): WordQuery {
  return combined(sought, combine, ({ typed }) => ({ all: typed.map(({ word }) => ({ word })) }))
}

/** Also by what stands for it, by the beginnings of words, and by what is spelt nearly like them. */
export function forgivingly(sought: readonly Sought[], combine: Combine): WordQuery {
  return combined(sought, combine, ({ typed, others }) => {
    const synonyms = others.map((words) => ({ all: words.map((word) => ({ word })) }))
    return { any: [{ all: typed.map(toQuery) }, ...synonyms] }
  })
}

/** Can a text meet it? Words of which the vocabulary says that they stand nowhere, no text holds. */
export function canBeMet({ typed, others }: Sought, stands: (word: string) => boolean): boolean {
  const isMet = ({ word, begun, near }: SoughtWord) =>
    stands(word) || begun === null || begun.length > 0 || near.length > 0
  return typed.every(isMet) || others.some((words) => words.every(stands))
}

/** Is nothing sought but the words as they were typed? */
export function isExact(sought: readonly Sought[]): boolean {
  return sought.every(({ typed, others }) => {
    return others.length === 0 && typed.every(isAlone)
  })
}

/** A single letter is the beginning of too much. */
export function isBeginning(word: string): boolean {
  return [...word].length > 1
}

/** How well a word of a text meets a word that is sought; 0 for not at all. */
export function nearness({ word, near, isWhole }: SoughtWord, found: string): number {
  if (found === word) return 4
  if (!isWhole && isBeginning(word) && found.startsWith(word)) return 2
  const place = near.indexOf(found)
  return place < 0 ? 0 : 1 + 1 / (place + 2)
}

/** What is about just that counts more than the word itself, and what stands for the word less. */
const [about, synonym] = [5, 2.5]

/** How well some words meet one place of a query: by the worst word of what they meet best. */
export function meets({ typed, others, topics }: Sought, words: ReadonlySet<string>): number {
  if ([...topics].some((topic) => words.has(topic))) return about
  const best = (one: SoughtWord) => Math.max(0, ...[...words].map((word) => nearness(one, word)))
  const asTyped = Math.min(...typed.map(best))
  if (asTyped > synonym) return asTyped
  const isThere = others.some((phrase) => phrase.every((word) => words.has(word)))
  return isThere ? synonym : asTyped
}

function isAlone({ word, begun, near }: SoughtWord): boolean {
  return near.length === 0 && begun !== null && begun.every((other) => other === word)
}

function toQuery({ word, begun, near }: SoughtWord): WordQuery {
  const others = [...(begun ?? []), ...near].filter((other) => other !== word)
  return {
    any: [{ word, isPrefix: begun === null }, ...others.map((other) => ({ word: other }))],
  }
}

function combined(
  sought: readonly Sought[],
  combine: Combine,
  query: (one: Sought) => WordQuery,
): WordQuery {
  const strict = sought.filter(({ isStrict }) => isStrict)
  if (combine === 'all') return { all: sought.map(query) }
  return strict.length > 0 ? { all: strict.map(query) } : { any: sought.map(query) }
}
