import SearchableMap from 'minisearch/SearchableMap'
import type { Language } from '#catalogue/languages.ts'
import { builtInWords, fillerWords, questionWords } from '#catalogue/search/built-in-words.ts'
import { distinctWords } from '#catalogue/search/fold-words.ts'
import { isStrict, type Topic, topicKeys, widerTopic } from '#catalogue/search/topics.ts'
import { aboutWord, isTopicWord, topicWord } from './topic-words.ts'

/** Longer phrases are no synonyms. */
const maxPhraseLength = 8

/** Synonyms and topics of a phrase. */
export interface Meaning {
  /** Synonyms, by their words with spaces between. */
  others: ReadonlyMap<string, readonly string[]>
  /** Topics that are about just that. */
  topics: ReadonlySet<string>
  /** A word of diets or allergens, which is matched exactly. */
  isStrict: boolean
}

/** Synonyms and special words, all folded. */
export interface KnownWords {
  /** By phrase, with spaces between the words. */
  meanings: ReadonlyMap<string, Meaning>
  /** Phrases that are ignored beside other words. */
  little: ReadonlySet<string>
  /** Phrases that ask for an answer ("when", "what time"); they are in `little` too. */
  questions: ReadonlySet<string>
  /** Words to correct misspelt ones with. */
  meant: SearchableMap<true>
  /** Words of diets and allergens, never used to correct another word. */
  strict: ReadonlySet<string>
}

/** The brand's own words from its settings. */
export interface BrandWords {
  /** Phrases by group. */
  groups: readonly (readonly string[])[]
  /** Topics of the product that the brand does not use. */
  unused: ReadonlySet<Topic>
}

/**
 * Merges the product's words in some languages with the brand's: a group that has a word of a topic
 * extends that topic, or replaces it where the brand does not use it.
 */
export function gatherWords(
  languages: readonly Language[],
  { groups, unused }: BrandWords,
): KnownWords {
  const ready = new Map(topicKeys.map((topic) => [topic, phrasesFor(topic, languages)]))
  const gathered = new Gathered()
  for (const [topic, phrases] of ready) {
    if (unused.has(topic)) continue
    const wider = widerTopic(topic)
    const beyond = wider && !unused.has(wider) ? [...(ready.get(wider) ?? []), ...marks(wider)] : []
    gathered.add(phrases, [topic], beyond)
  }
  for (const group of groups) {
    const groupWords = folded(group)
    const joined = topicKeys.filter((topic) => sharesOne(groupWords, ready.get(topic) ?? []))
    const more = joined.flatMap((topic) => (unused.has(topic) ? [] : (ready.get(topic) ?? [])))
    gathered.add(byKey([...groupWords, ...more]), joined)
  }
  const questions = folded(languages.flatMap(questionWords)).map(keyOf)
  const little = [...folded(languages.flatMap(fillerWords)).map(keyOf), ...questions]
  return { ...gathered.words(), little: new Set(little), questions: new Set(questions) }
}

interface Gathering extends Meaning {
  others: Map<string, string[]>
  topics: Set<string>
}

function startedEmpty(): Gathering {
  return { others: new Map(), topics: new Set(), isStrict: false }
}

/** Collects meanings group by group. */
class Gathered {
  readonly #meanings = new Map<string, Gathering>()

  add(
    phrases: readonly string[][],
    topics: readonly Topic[],
    beyond: readonly string[][] = [],
  ): void {
    const topicMarks = topics.flatMap(marks)
    for (const phrase of phrases) {
      const key = keyOf(phrase)
      const meaning = this.#meanings.get(key) ?? startedEmpty()
      this.#meanings.set(key, meaning)
      meaning.isStrict ||= topics.some(isStrict)
      for (const topic of topics) meaning.topics.add(aboutWord(topic))
      for (const other of [...phrases, ...topicMarks, ...beyond]) {
        if (keyOf(other) !== key) meaning.others.set(keyOf(other), other)
      }
    }
  }

  words(): Omit<KnownWords, 'little' | 'questions'> {
    const phrases = [...this.#meanings].map(([key, { isStrict: strict }]) => {
      return { words: key.split(' '), strict }
    })
    const wordsOf = (isWanted: boolean) =>
      phrases.flatMap(({ words, strict }) => (strict === isWanted ? words : []))
    const strict = new Set(wordsOf(true))
    const meant = wordsOf(false).filter((word) => !strict.has(word) && !isTopicWord(word))
    const map = SearchableMap.from<true>(meant.map((word) => [word, true]))
    return { meanings: this.#meanings, meant: map, strict }
  }
}

/** Returns the phrases for a topic in these languages. */
function phrasesFor(topic: Topic, languages: readonly Language[]): string[][] {
  return folded(languages.flatMap((language) => builtInWords(language, topic)))
}

function folded(phrases: readonly string[]): string[][] {
  const phraseWords = phrases.map((phrase) => distinctWords(phrase))
  return byKey(phraseWords.filter(({ length }) => length > 0 && length <= maxPhraseLength))
}

function byKey(phrases: readonly string[][]): string[][] {
  return [...new Map(phrases.map((words) => [keyOf(words), words])).values()]
}

function sharesOne(phrases: readonly string[][], others: readonly string[][]): boolean {
  const known = new Set(others.map(keyOf))
  return phrases.some((phrase) => known.has(keyOf(phrase)))
}

function keyOf(words: readonly string[]): string {
  return words.join(' ')
}

/** Returns the index terms of a topic. */
function marks(topic: Topic): string[][] {
  return [[topicWord(topic)], [aboutWord(topic)]]
}
