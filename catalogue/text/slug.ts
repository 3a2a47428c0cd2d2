import type { Language } from '../languages.ts'
import { removeAccents, spellInLatin } from './fold-text.ts'
import { trimEndOf } from './trim-end.ts'

const maxLength = 80

/** Spellings of letters in a language's addresses, where it does more than drop accents. */
const spellings: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
}

/** Returns a title's slug, with Latin letters as the language spells them (`Käse`: `kaese`). */
export function slugOf(title: string, language: Language): string {
  return fragmentOf(spellInLatin(title.normalize('NFC').toLowerCase(), spellings[language]))
}

/** Returns a heading's fragment, in any language the same: fragments cannot be redirected. */
export function fragmentOf(words: string): string {
  const plain = removeAccents(words.replaceAll(zeroWidth, '')).toLowerCase().normalize('NFC')
  const dashed = plain.replaceAll(/['’]/g, '').replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return trimEndOf(dashed.replace(/^-+/, '').slice(0, maxLength), /-/)
}

/** Soft hyphens and zero-width characters inside words; blanks of a width become dashes. */
const zeroWidth = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Returns a slug with a number, for another entry of the same name. */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`
  return `${trimEndOf(slug.slice(0, maxLength - end.length), /-/)}${end}`
}
