import { directionOf, type Language } from '../languages.ts'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const leftToRight = /[^\P{L}\p{Script=Arabic}\p{Script=Hebrew}]|\p{Nd}/u

/**
 * A name, an address or a date as it can stand in a sentence of this language: if some of it is
 * written the other way, within Unicode's isolates, so that it keeps its order and leaves the
 * sentence its own (where there is markup, `<bdi>` does the same).
 */
export function isolateDirection(text: string, language: Language): string {
  const otherWay = directionOf(language) === 'rtl' ? leftToRight : rightToLeft
  return otherWay.test(text) ? `\u2068${text}\u2069` : text
}
