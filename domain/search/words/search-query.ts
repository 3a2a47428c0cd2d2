import { eachWord } from '#catalogue/search/fold-words.ts'
import type { SearchTerm } from '../index/messages.ts'
import type { KnownWords } from './gather-words.ts'

/** Further terms add nothing, and each costs time. */
const maxTerms = 8

/** Words that are read, ignored ones included. */
const maxWords = 16

type Word = SearchTerm['words'][number]

/** A query in terms of the index. */
export interface ReadQuery {
  /** All must match. */
  terms: SearchTerm[]
  /** Asks for an answer ("when", "what time"). */
  isQuestion: boolean
}

export function readQuery(query: string, known: KnownWords): ReadQuery {
  const words = eachWord(query)
    .take(maxWords)
    .map(({ at, length, forms }) => ({ text: query.slice(at, at + length), forms }))
  return readWords([...words], known)
}

/** Returns the query with misspelt words corrected. */
export function correctQuery(
  terms: readonly SearchTerm[],
  meant: ReadonlyMap<string, string>,
  known: KnownWords,
): ReadQuery {
  const words = terms.flatMap((term) =>
    term.words.map((word) => {
      const meaning = meant.get(word.forms[0] ?? '')
      return meaning === undefined ? word : { text: meaning, forms: [meaning] }
    }),
  )
  return readWords(words, known)
}

function readWords(all: readonly Word[], known: KnownWords): ReadQuery {
  const words = [...new Map(all.map((word) => [word.forms[0], word])).values()]
  const phrases: Phrase[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhrase(words, at, known)
    phrases.push(phrase)
    at += phrase.term.words.length
  }
  const telling = phrases.filter(({ isLittle }) => !isLittle)
  const searched = telling.length > 0 ? telling : phrases
  return {
    terms: searched.slice(0, maxTerms).map(({ term }) => term),
    isQuestion: phrases.some(({ isQuestion }) => isQuestion),
  }
}

interface Phrase {
  term: SearchTerm
  isLittle: boolean
  isQuestion: boolean
}

/** Returns the longest known phrase at `at`, else the single word. */
function longestPhrase(words: readonly Word[], at: number, known: KnownWords): Phrase {
  const { meanings, little, questions } = known
  for (let length = words.length - at; length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const [first] = phrase
    const joined = phrase.map(({ forms: [form] }) => form).join(' ')
    const keys = first && length === 1 ? first.forms : [joined]
    const key = keys.find((one) => meanings.has(one) || little.has(one))
    if (key === undefined) continue
    const { others, topics, isStrict = false } = meanings.get(key) ?? {}
    const all = { others: [...(others?.values() ?? [])], topics: [...(topics ?? [])], isStrict }
    return {
      term: { words: phrase, ...all },
      isLittle: little.has(key),
      isQuestion: questions.has(key),
    }
  }
  const term = { words: words.slice(at, at + 1), others: [], topics: [], isStrict: false }
  return { term, isLittle: false, isQuestion: false }
}
