import { phrasesOf } from '#catalogue/frame/synonyms.ts'
import { foldedWords } from './search-words.ts'

/** Words beyond these say nothing more, and each costs time. */
const mostWords = 8

/** Alternatives of one place in the query; each is one word or several that all have to be there. */
export type Alternatives = string[][]

/** Which phrases stand for one another, by the words of each. */
export type Synonyms = ReadonlyMap<string, readonly string[][]>

/** The groups of synonyms as the settings keep them. */
export function readSynonyms(groups: readonly string[]): Synonyms {
  const found = new Map<string, string[][]>()
  for (const group of groups) {
    const phrases = phrasesOf(group).map((phrase) => foldedWords(phrase))
    const usable = phrases.filter((phrase) => phrase.length > 0 && phrase.length <= mostWords)
    for (const phrase of usable) {
      const key = phrase.join(' ')
      found.set(key, [...(found.get(key) ?? []), ...usable.filter((other) => other !== phrase)])
    }
  }
  return found
}

/** What a search asks for: every place has to be met, each by one of its alternatives. */
export function readQuery(query: string, synonyms: Synonyms): Alternatives[] {
  const words = foldedWords(query).slice(0, mostWords)
  const places: Alternatives[] = []
  for (let at = 0; at < words.length; ) {
    const { length, others } = longestPhrase(words, at, synonyms)
    places.push([words.slice(at, at + length), ...others])
    at += length
  }
  return places
}

/** The longest run of words from here that has synonyms; else the one word. */
function longestPhrase(words: string[], at: number, synonyms: Synonyms) {
  for (let length = words.length - at; length > 0; length--) {
    const others = synonyms.get(words.slice(at, at + length).join(' '))
    if (others) return { length, others }
  }
  return { length: 1, others: [] }
}
