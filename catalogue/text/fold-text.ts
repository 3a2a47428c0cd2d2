/** Latin letters that are not a letter with an accent (CLDR, Latin-ASCII). */
const latinCharacters: Readonly<Record<string, string>> = {
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

/** Default_Ignorable_Code_Point, the blank braille pattern and the null notehead. */
export const invisible = /[\p{DI}\u2800\u{1d159}]/gu

/**
 * Returns a text for comparing, searching and sorting: without accents and case. Databases disagree
 * on both (SQLite folds ASCII only, PostgreSQL keeps accents), so it is done here.
 */
export function foldText(text: string): string {
  return removeAccents(text).toLowerCase().trim()
}

/** Returns a text in compatibility form (NFKD) without accents and other marks. */
export function removeAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** Returns a text without invisible characters, for comparing and never for showing. */
export function removeInvisible(text: string): string {
  return text.replaceAll(invisible, '')
}

export function keepAlphanumeric(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Returns lower-case text with letters such as ß and ø in basic Latin, or as `spelling` says. */
export function spellInLatin(
  text: string,
  spelling: Readonly<Record<string, string>> = {},
): string {
  return text.replaceAll(
    /\p{L}/gu,
    (letter) => spelling[letter] ?? latinCharacters[letter] ?? letter,
  )
}

/** Returns a text with Arabic and Persian digits as ASCII ones. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
