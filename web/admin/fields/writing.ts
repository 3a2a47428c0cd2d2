import { createContext, useContext } from 'react'
import { directionOf, type Language, languageTags } from '#catalogue/languages.ts'

/** The language that fields are written in; null while unknown. */
export const WritingLanguage = createContext<Language | null>(null)

/** Returns `lang` and `dir` of a text box; `auto` while the language is unknown. */
export function useWriting() {
  const language = useContext(WritingLanguage)
  return language ? writtenIn(language) : ({ dir: 'auto' } as const)
}

/** Returns `lang` and `dir` of text that is only read. */
export function writtenIn(language: Language) {
  return { lang: languageTags[language], dir: directionOf(language) }
}

/** Returns the direction of text in an unknown language; an empty box has the page's. */
export function autoDirection(text: string) {
  return text === '' ? {} : ({ dir: 'auto' } as const)
}
