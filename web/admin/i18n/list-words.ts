import { currentLocale } from './translate.ts'

export function listWords(names: readonly string[]): string {
  const list = new Intl.ListFormat(currentLocale(), { style: 'narrow' })
  return list.format(names)
}
