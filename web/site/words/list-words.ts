import { type Language, locales } from '#catalogue/languages.ts'

/** Words as a language lists them: `breakfast, lunch and dinner`. */
export function formatList(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(words)
}
