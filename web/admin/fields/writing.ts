import { createContext, useContext } from 'react'
import { directionOf, type Language, languageTags } from '#catalogue/languages.ts'

/** In which language fields are typed, which is not the one that their labels are in; null: not known. */
export const WritingLanguage = createContext<Language | null>(null)

/**
 * What a box of text is told of its language, so that Arabic is typed from the right everywhere; where
 * it is not known, by what is typed.
 */
export function useWriting() {
  const language = useContext(WritingLanguage)
  return language ? writtenIn(language) : ({ dir: 'auto' } as const)
}

/** The same for text that is only read. */
export function writtenIn(language: Language) {
  return { lang: languageTags[language], dir: directionOf(language) }
}

/** Text in a language that nobody has said goes the way that it begins; an empty box, the page's. */
export function asTyped(text: string) {
  return text === '' ? {} : ({ dir: 'auto' } as const)
}
