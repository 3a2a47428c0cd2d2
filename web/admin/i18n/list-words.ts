import { currentLocale } from './translate.ts'

/** Several names in one line, with the reader's commas. */
export function listWords(names: readonly string[]): string {
  const list = new Intl.ListFormat(currentLocale(), { style: 'narrow' })
  return list.format(names)
}
