import { type Language, languages, locales } from '#catalogue/languages.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import { type WeekDay, weekDayNames, weekDays } from '#catalogue/opening/week.ts'
import { matchKey } from './option-labels.ts'

/** Returns hours of `formatWeek` and `formatSpans` with localized day names and "Closed". */
export function localizeHours(text: string, language: Language): string {
  return text.replaceAll(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su|off)\b/g, (code) => {
    const day = weekDays.find((one) => one === code.toLowerCase())
    return localizeLabel(language, new Label(day ? weekDayNames[day] : 'Closed'))
  })
}

/** Returns hours with day names of any of our languages replaced by codes for `readWeek`. */
export function hoursToCodes(text: string): string {
  const codes = codeByWord()
  return text.replaceAll(
    /\p{L}[\p{L}\p{M}’']*(?:-feira)?\.?/giu,
    (word) => codes.get(matchKey(word)) ?? word,
  )
}

/** Returns `Mo` for "Montag", "lun." or "周一", `off` for "Closed"; undefined for other words. */
export function dayCode(word: string): string | undefined {
  return codeByWord().get(matchKey(word))
}

let cachedCodes: ReadonlyMap<string, string> | undefined

/** Leaves out words that mean two days: `mar` is Tuesday in Spanish and in French. */
function codeByWord(): ReadonlyMap<string, string> {
  if (cachedCodes) return cachedCodes
  const words = new Map<string, Set<string>>()
  const add = (word: string, code: string) => {
    const key = matchKey(word)
    words.set(key, (words.get(key) ?? new Set()).add(code))
  }
  for (const language of languages) {
    add(localizeLabel(language, new Label('Closed')), 'off')
    for (const [nth, day] of weekDays.entries()) {
      add(localizeLabel(language, new Label(weekDayNames[day])), codeOf(day))
      // 1 January 2024 was a Monday.
      const date = new Date(Date.UTC(2024, 0, 1 + nth))
      for (const weekday of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' })
        add(format.format(date), codeOf(day))
      }
    }
  }
  // The codes themselves take precedence over any language.
  for (const day of weekDays) words.set(day, new Set([codeOf(day)]))
  for (const word of ['off', 'closed']) words.set(word, new Set(['off']))
  const unambiguous = [...words].flatMap(([word, codes]): [string, string][] => {
    const [code, ...more] = codes
    return code === undefined || more.length > 0 ? [] : [[word, code]]
  })
  cachedCodes = new Map(unambiguous)
  return cachedCodes
}

function codeOf(day: WeekDay): string {
  return day.charAt(0).toUpperCase() + day.slice(1)
}
