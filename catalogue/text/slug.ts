import type { Language } from '../languages.ts'
import { trimEndOf } from './trim-end.ts'

/** Characters of a slug, at most: an address stays one that people can read out. */
const slugLength = 80

/** How a language spells letters of its own in an address, where it does more than drop their marks. */
const spellings: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
}

/** Latin letters that are no letter with a mark, as every language of the product spells them (CLDR, Latin-ASCII). */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŋ: 'ng',
  ŧ: 't',
  ı: 'i',
}

/**
 * Returns the part of an address that names an entry: its title in small letters and digits of any
 * script, joined by dashes (`Summer Box & Fries` is `summer-box-fries`), Latin ones spelt as the
 * language does (`Käse` is `kaese` in German, `kase` elsewhere). Empty where nothing is left.
 */
export function slugOf(title: string, language: Language): string {
  const spelling = { ...latin, ...spellings[language] }
  const spelt = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => spelling[letter] ?? letter)
  return fragmentOf(spelt)
}

/**
 * Returns the name by which an address leads to a part of a page: the same, whatever the language is,
 * because what follows a `#` cannot be redirected once it has changed.
 */
export function fragmentOf(words: string): string {
  const plain = words
    .replaceAll(invisible, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFC')
  const dashed = plain.replaceAll(/['’]/g, '').replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return trimEndOf(dashed.replace(/^-+/, '').slice(0, slugLength), /-/)
}

/** Soft hyphens, zero-width characters and the like: they stand inside words and divide none. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** The same with a number behind, for the second entry of that name. */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`
  return `${trimEndOf(slug.slice(0, slugLength - end.length), /-/)}${end}`
}
