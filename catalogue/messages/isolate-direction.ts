import { directionOf, type Language } from '../languages.ts'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const leftToRight = /[^\P{L}\p{Script=Arabic}\p{Script=Hebrew}]|\p{Nd}/u

/** Isolates text of the other writing direction, which would reorder the sentence around it. */
export function isolateDirection(text: string, language: Language): string {
  const otherWay = directionOf(language) === 'rtl' ? leftToRight : rightToLeft
  return otherWay.test(text) ? `\u2068${text}\u2069` : text
}
