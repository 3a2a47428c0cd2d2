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

/** Said around what is meant, "price of", "near me": left out wherever anything else is asked. */
const little = 'little words'

/** Asked for an answer in words: "when", "what time". */
const questions = 'question words'

const words: Readonly<Record<Language, Words>> = { en, de, es, fr, pt, cn, ae }

/** What guests call a topic in a language, as the product brings it along. */
export function builtInWords(language: Language, topic: Topic): string[] {
  return splitPhrases(words[language][topic])
}

/** The phrases that are left out wherever anything else is asked. */
export function fillerWords(language: Language): string[] {
  return splitPhrases(words[language][little])
}

/** Returns the phrases that ask for an answer in words. They are left out too wherever anything else is asked. */
export function questionWords(language: Language): string[] {
  return splitPhrases(words[language][questions])
}
