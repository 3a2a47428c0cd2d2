/** Default_Ignorable_Code_Point, the blank braille pattern and the null notehead. */
const invisible = /[\p{DI}\u2800\u{1d159}]/gu

export function isBlankText(text: string): boolean {
  return text.replaceAll(invisible, '').trim() === ''
}

/** Returns a text without invisible characters, for comparing and never for showing. */
export function onlyVisible(text: string): string {
  return text.replaceAll(invisible, '')
}

/** Scripts whose letters change with a joiner between them. */
const joiningScripts =
  '\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}\\p{sc=Mymr}'

/** Joiners between such letters and inside emoji. */
const meaningfulJoiners = new RegExp(
  `(?<=[${joiningScripts}])[\\u200c\\u200d](?=[${joiningScripts}])|(?<=\\p{Emoji_Modifier}|\\p{ExtPict}|\\p{Emoji}\\ufe0f)\\u200d(?=\\p{ExtPict})|(?<=\\p{Emoji})\\ufe0f`,
  'gu',
)

/** Returns a name as stored: trimmed, without invisible characters but needed joiners. */
export function visibleName(text: string): string {
  const meaningfulIndexes = new Set(
    Array.from(text.matchAll(meaningfulJoiners), ({ index }) => index),
  )
  return text
    .replaceAll(invisible, (found, at: number) => (meaningfulIndexes.has(at) ? found : ''))
    .trim()
}
