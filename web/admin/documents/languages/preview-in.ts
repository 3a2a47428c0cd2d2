import type { DocumentLanguage } from '#catalogue/languages.ts'
import { addressIn } from '#web/site-address.ts'

/** The address of a preview in a language: `/?preview=1` is `/ar/home?preview=1` in Arabic. */
export function previewIn(language: DocumentLanguage, path: string): string {
  if (language === '') return path
  const { pathname, search, hash } = new URL(path, 'http://site')
  return `${addressIn(language, pathname)}${search}${hash}`
}
