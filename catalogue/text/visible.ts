import { invisible, removeInvisible } from './fold-text.ts'

export function isBlankText(text: string): boolean {
  return removeInvisible(text).trim() === ''
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
