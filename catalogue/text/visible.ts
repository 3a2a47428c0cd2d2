/**
 * Characters that take no ink: Unicode's Default_Ignorable_Code_Point (zero-width spaces and joiners,
 * soft hyphens, Hangul fillers, direction marks), the blank braille pattern and the null notehead.
 */
const inkless = /[\p{DI}\u2800\u{1d159}]/gu

/** Returns whether nothing of a text can be seen. */
export function isBlankText(text: string): boolean {
  return text.replaceAll(inkless, '').trim() === ''
}

/** Returns a text without all that cannot be seen: for comparing, never for showing. */
export function onlyVisible(text: string): string {
  return text.replaceAll(inkless, '')
}

/** Scripts whose letters change their form with a joiner between them. */
const joining =
  '\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}'

/** Joiners between such letters, and what holds a picture of several emoji together. */
const meant = new RegExp(
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])|(?<=\\p{Emoji_Modifier}|\\p{ExtPict}|\\p{Emoji}\\ufe0f)\\u200d(?=\\p{ExtPict})|(?<=\\p{Emoji})\\ufe0f`,
  'gu',
)

/**
 * Returns a name as it is stored: trimmed, and without invisible characters, by which two names would
 * look the same. Joiners that change what is read stay: in Persian and Indic words, in emoji.
 */
export function visibleName(text: string): string {
  const kept = new Set(Array.from(text.matchAll(meant), ({ index }) => index))
  return text.replaceAll(inkless, (found, at: number) => (kept.has(at) ? found : '')).trim()
}
