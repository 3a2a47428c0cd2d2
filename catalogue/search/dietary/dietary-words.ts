import { type Language, languages } from '#catalogue/languages.ts'
import { builtInWords, fillerWords } from '../built-in-words.ts'
import { eachWord } from '../fold-words.ts'
import { splitPhrases } from '../split-phrases.ts'
import { topicKeys, widerTopic } from '../topics.ts'
import ae from './words/ae.json' with { type: 'json' }
import cn from './words/cn.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }

export interface DietaryWordList {
  /** Words of avoidance on their own. */
  avoid: string
  /** Words of avoidance only beside an allergen or a diet: "not", "contains", "lactose". */
  'avoid with a name': string
  /** Suffixes: "glutenfrei", "sugar free". */
  joined: string
  'joined with a name': string
  /** Phrases with such a word and another meaning: "free range". */
  'means something else': string
  /** Names of allergens by key, separated by spaces for several. */
  names: Readonly<Record<string, string>>
  /** Food with an allergen or against a diet; counts only beside a word of avoidance. */
  foods: Readonly<Record<string, string>>
}

export const dietaryWordLists: Readonly<Record<Language, DietaryWordList>> = {
  en,
  de,
  es,
  fr,
  pt,
  cn,
  ae,
}

/** The meaning of a phrase. All languages apply at once: guests mix them. */
export interface Phrase {
  targets: Set<string>
  /** The allergens and diets of food that it names. */
  foods: Set<string>
  isAvoidance: boolean
  /** Languages in which it is avoidance on its own. */
  strongIn: Set<Language>
  /** It is not about diets: "the", "free range". */
  isOther: boolean
  isLittle: boolean
}

export interface Suffix {
  text: string
  language: Language
  isStrong: boolean
}

export const diets = ['vegan', 'vegetarian', 'halal', 'kosher'] as const

export interface PhraseNode {
  next: Map<string, PhraseNode>
  phrase: Phrase | null
}

interface DietaryWords {
  root: PhraseNode
  suffixes: readonly Suffix[]
  /** Words of avoidance that are long enough to allow a typing error. */
  misspellable: readonly string[]
}

/** Built at start: it takes some 20 ms. */
const gathered = gather()

/** Returns the folded words of all languages. */
export function dietaryWords(): DietaryWords {
  return gathered
}

function gather(): DietaryWords {
  const phrases = new Map<string, Phrase>()
  const add: Add = (list, mark) => {
    for (const text of list) {
      const key = keyOf(text)
      if (key === '') continue
      const phrase = phrases.get(key) ?? startPhrase()
      phrases.set(key, phrase)
      mark(phrase)
    }
  }
  for (const language of languages) addAvoidance(language, add)
  const avoidance = new Set([...phrases].flatMap(([key, one]) => (one.isAvoidance ? key : [])))
  for (const language of languages) addNames(language, add, avoidance)
  const strong = [...phrases].filter(([, { strongIn }]) => strongIn.size > 0)
  return {
    root: toTree(phrases),
    suffixes: languages.flatMap(suffixesOf),
    misspellable: strong.flatMap(([key]) => (/^[a-z]{7,}$/.test(key) ? key : [])),
  }
}

function toTree(phrases: ReadonlyMap<string, Phrase>): PhraseNode {
  const root: PhraseNode = { next: new Map(), phrase: null }
  for (const [key, phrase] of phrases) {
    let node = root
    for (const word of key.split(' ')) {
      const next = node.next.get(word) ?? { next: new Map(), phrase: null }
      node.next.set(word, next)
      node = next
    }
    node.phrase = phrase
  }
  return root
}

type Add = (list: readonly string[], mark: (phrase: Phrase) => void) => void

function addAvoidance(language: Language, add: Add): void {
  const list = dietaryWordLists[language]
  add(splitPhrases(list.avoid), (phrase) => {
    phrase.isAvoidance = true
    phrase.strongIn.add(language)
  })
  for (const words of [list['avoid with a name'], list.joined]) {
    add(splitPhrases(words), (phrase) => {
      phrase.isAvoidance = true
    })
  }
  add(splitPhrases(list['means something else']), (phrase) => {
    phrase.isOther = true
  })
}

function addNames(language: Language, add: Add, avoidance: ReadonlySet<string>): void {
  const { names, foods } = dietaryWordLists[language]
  const isPlain = (text: string) => {
    const words = keyOf(text).split(' ')
    return words.length === 1 || !words.some((one) => avoidance.has(one))
  }
  const topicWords = [
    ...topicKeys.filter((topic) => widerTopic(topic) === 'allergens'),
    ...diets,
  ].map(
    // "No meat" is no name: it is read word by word.
    (topic) => [topic, builtInWords(language, topic).filter(isPlain)] as const,
  )
  for (const [targets, words] of [...topicWords, ...entriesOf(names)]) {
    add(words, (phrase) => {
      for (const target of targets.split(' ')) phrase.targets.add(target)
    })
  }
  for (const [targets, words] of entriesOf(foods)) {
    add(words, (phrase) => {
      for (const target of targets.split(' ')) phrase.foods.add(target)
    })
  }
  add(fillerWords(language), (phrase) => {
    phrase.isLittle = true
  })
}

function suffixesOf(language: Language): Suffix[] {
  const { joined, 'joined with a name': weak } = dietaryWordLists[language]
  const of = (list: string, isStrong: boolean) =>
    splitPhrases(list).map((one) => ({ text: keyOf(one), language, isStrong }))
  return [...of(joined, true), ...of(weak, false)]
}

function entriesOf(lists: Readonly<Record<string, string>>): [string, string[]][] {
  return Object.entries(lists).map(([targets, words]) => [targets, splitPhrases(words)])
}

function startPhrase(): Phrase {
  return {
    targets: new Set(),
    foods: new Set(),
    isAvoidance: false,
    strongIn: new Set(),
    isOther: false,
    isLittle: false,
  }
}

/** Returns a phrase of a word list as it is looked up: the words as they are written there, folded. */
function keyOf(text: string): string {
  return Array.from(eachWord(text), ({ whole }) => whole).join(' ')
}
