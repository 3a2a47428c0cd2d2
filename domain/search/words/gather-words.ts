import SearchableMap from 'minisearch/SearchableMap'
import type { Language } from '#catalogue/languages.ts'
import { builtInWords, fillerWords, questionWords } from '#catalogue/search/built-in-words.ts'
import { distinctWords } from '#catalogue/search/fold-words.ts'
import { isStrict, type Topic, topicKeys, widerTopic } from '#catalogue/search/topics.ts'
import { aboutWord, isTopicWord, topicWord } from './topic-words.ts'

/** Longer phrases are nobody's synonyms. */
const longestPhrase = 8

/** What a phrase means beside itself. */
export interface Meaning {
  /** What stands for it, by its words with blanks between. */
  others: ReadonlyMap<string, readonly string[]>
  /** How the index knows what is about just that. */
  topics: ReadonlySet<string>
  /** A word of diets or allergens: meant as it is written. */
  isStrict: boolean
}

/** What is known of the words that guests use, all of them folded. */
export interface KnownWords {
  /** By the words of a phrase, with blanks between. */
  meanings: ReadonlyMap<string, Meaning>
  /** Phrases that are left out wherever anything else is asked. */
  little: ReadonlySet<string>
  /** Phrases that ask for an answer in words: "when", "what time". They are little ones too. */
  questions: ReadonlySet<string>
  /** Words that may have been meant by one that is misspelt. */
  meant: SearchableMap<true>
  /** Words of diets and allergens, never taken for a misspelling of another word. */
  strict: ReadonlySet<string>
}

/** What the brand's settings say of words. */
export interface BrandWords {
  /** The phrases of each group. */
  groups: readonly (readonly string[])[]
  /** What comes with the product and the brand does not want. */
  unused: ReadonlySet<Topic>
}

/**
 * The words that come with the product in some languages, and the brand's own: a group that has a
 * word of a topic adds its words to that; where the topic's own are unwanted, it stands in for them.
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
    const own = folded(group)
    const joined = topicKeys.filter((topic) => sharesOne(own, ready.get(topic) ?? []))
    const more = joined.flatMap((topic) => (unused.has(topic) ? [] : (ready.get(topic) ?? [])))
    gathered.add(byKey([...own, ...more]), joined)
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

/** Meanings as they come together, group by group. */
class Gathered {
  readonly #meanings = new Map<string, Gathering>()

  add(
    phrases: readonly string[][],
    topics: readonly Topic[],
    beyond: readonly string[][] = [],
  ): void {
    const own = topics.flatMap(marks)
    for (const phrase of phrases) {
      const key = keyOf(phrase)
      const meaning = this.#meanings.get(key) ?? startedEmpty()
      this.#meanings.set(key, meaning)
      meaning.isStrict ||= topics.some(isStrict)
      for (const topic of topics) meaning.topics.add(aboutWord(topic))
      for (const other of [...phrases, ...own, ...beyond]) {
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

/** What guests call a topic in these languages. */
function phrasesFor(topic: Topic, languages: readonly Language[]): string[][] {
  return folded(languages.flatMap((language) => builtInWords(language, topic)))
}

function folded(phrases: readonly string[]): string[][] {
  const found = phrases.map((phrase) => distinctWords(phrase))
  return byKey(found.filter(({ length }) => length > 0 && length <= longestPhrase))
}

/** Each once. */
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

/** By which words the index finds a topic. */
function marks(topic: Topic): string[][] {
  return [[topicWord(topic)], [aboutWord(topic)]]
}
