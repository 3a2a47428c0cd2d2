import type { KnownWords } from './gather-words.ts'
import { foldedWords } from './search-words.ts'

/** Places beyond these say nothing more, and each costs time. */
const mostPlaces = 8

/** Words that are looked at: little ones are among them. */
const mostWords = 16

/** One thing that a search asks for. */
export interface Place {
  /** As it was typed, folded: all of these words. */
  words: readonly string[]
  /** What stands for it: all words of one of these. */
  others: readonly (readonly string[])[]
  /** Those of them that say what a text is about. */
  topics: ReadonlySet<string>
  /** A word of diets or allergens: never a beginning, never nearly. */
  isStrict: boolean
}

/** What a search asks for: every place has to be met. */
export function readQuery(query: string, known: KnownWords): Place[] {
  return placesOf(foldedWords(query).slice(0, mostWords), known)
}

/** The same with other words in place of some, as they were probably meant. */
export function mendQuery(
  documents: readonly Place[],
  meant: ReadonlyMap<string, string>,
  known: KnownWords,
): Place[] {
  const words = documents.flatMap((document) =>
    document.words.map((word) => meant.get(word) ?? word),
  )
  return placesOf([...new Set(words)], known)
}

function placesOf(words: readonly string[], known: KnownWords): Place[] {
  const places: (Place & { isLittle: boolean })[] = []
  for (let at = 0; at < words.length; ) {
    const place = longestPhrase(words, at, known)
    places.push(place)
    at += place.words.length
  }
  const telling = places.filter(({ isLittle }) => !isLittle)
  return (telling.length > 0 ? telling : places).slice(0, mostPlaces)
}

const nothing = { topics: new Set<string>(), isStrict: false }

/** The longest run of words from here that is known to mean something; else the one word. */
function longestPhrase(words: readonly string[], at: number, { meanings, little }: KnownWords) {
  for (let length = words.length - at; length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const key = phrase.join(' ')
    const meaning = meanings.get(key)
    const isLittle = little.has(key)
    if (!meaning && !isLittle) continue
    const { topics, isStrict } = meaning ?? nothing
    const others = [...(meaning?.others.values() ?? [])]
    return { words: phrase, others, topics, isStrict, isLittle }
  }
  return { words: words.slice(at, at + 1), others: [], ...nothing, isLittle: false }
}
