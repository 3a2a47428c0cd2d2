import { currentLocale } from './translate.ts'

/** Returns a list in the reader's language. */
export function listWords(names: readonly string[]): string {
  const list = new Intl.ListFormat(currentLocale(), { style: 'narrow' })
  return list.format(names)
}
