import type { Language } from '../languages.ts'
import { splitPhrases } from './split-phrases.ts'
import type { Topic } from './topics.ts'
import ae from './words/ae.json' with { type: 'json' }
import cn from './words/cn.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }

type Words = Readonly<Record<Topic | typeof little | typeof questions, string>>

/** "Price of", "near me": ignored beside anything else. */
const little = 'little words'

/** "When", "what time": ask for an answer in words. */
const questions = 'question words'

const words: Readonly<Record<Language, Words>> = { en, de, es, fr, pt, cn, ae }

export function builtInWords(language: Language, topic: Topic): string[] {
  return splitPhrases(words[language][topic])
}

/** Returns phrases that are ignored beside anything else. */
export function fillerWords(language: Language): string[] {
  return splitPhrases(words[language][little])
}

/** Returns phrases that ask for an answer in words; they are ignored beside anything else too. */
export function questionWords(language: Language): string[] {
  return splitPhrases(words[language][questions])
}
