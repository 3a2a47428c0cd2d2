import { locales } from '#catalogue/languages.ts'
import { spokenLanguage } from './speech.ts'

/** Several names in one line, with the reader's commas. */
export function listWords(names: readonly string[]): string {
  const list = new Intl.ListFormat(locales[spokenLanguage()], { style: 'narrow' })
  return list.format(names)
}
