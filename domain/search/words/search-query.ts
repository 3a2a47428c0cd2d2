import { eachWord } from '#catalogue/search/fold-words.ts'
import type { SearchTerm } from '../index/messages.ts'
import type { KnownWords } from './gather-words.ts'

/** Terms beyond these say nothing more, and each costs time. */
const mostTerms = 8

/** Words that are looked at: little ones are among them. */
const mostWords = 16

type Word = SearchTerm['words'][number]

/** What a query asks for, in the words that the index knows. */
export interface ReadQuery {
  /** Each has to be met. */
  terms: SearchTerm[]
  /** "When", "what time": an answer in words is what is asked for. */
  isQuestion: boolean
}

export function readQuery(query: string, known: KnownWords): ReadQuery {
  const words = eachWord(query)
    .take(mostWords)
    .map(({ at, length, forms }) => ({ text: query.slice(at, at + length), forms }))
  return readWords([...words], known)
}

/** Returns the same with the words that were probably meant in place of some. */
export function correctQuery(
  terms: readonly SearchTerm[],
  meant: ReadonlyMap<string, string>,
  known: KnownWords,
): ReadQuery {
  const words = terms.flatMap((term) =>
    term.words.map((word) => {
      const other = meant.get(word.forms[0] ?? '')
      return other === undefined ? word : { text: other, forms: [other] }
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
  const asked = telling.length > 0 ? telling : phrases
  return {
    terms: asked.slice(0, mostTerms).map(({ term }) => term),
    isQuestion: phrases.some(({ isQuestion }) => isQuestion),
  }
}

interface Phrase {
  term: SearchTerm
  isLittle: boolean
  isQuestion: boolean
}

/** The longest run of words from here that is known to mean something; else the one word. */
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
