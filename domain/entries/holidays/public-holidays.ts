import Holidays from 'date-holidays'
import { foldText } from '#catalogue/text/fold-text.ts'
import { addDays, daysBetween } from '#catalogue/time/calendar.ts'
import type { Holiday, HolidayJob, Territory } from './holiday-job.ts'

/**
 * Returns the public holidays of a country, and of a region that is known, in a span of days. Loading
 * the calendars takes 120 ms, and one of them up to 80: `holiday-worker.ts` runs it.
 */
export function publicHolidays(
  { country, region }: Territory,
  { from, to, language }: Pick<HolidayJob, 'from' | 'to' | 'language'>,
): Holiday[] {
  const names = { languages: [language.slice(0, 2), 'en'] }
  const state = stateOf(country, region)
  const calendar =
    state === null ? new Holidays(country, names) : new Holidays(country, state, names)
  const years = new Set([from, to].map((day) => Number(day.slice(0, 4))))
  return [...years]
    .flatMap((year) => calendar.getHolidays(year) || [])
    .filter(({ type }) => type === 'public')
    .map((one) => {
      const date = one.date.slice(0, 10)
      const days = Math.round((one.end.getTime() - one.start.getTime()) / dayLength)
      return { date, until: days > 1 ? addDays(date, days - 1) : null, name: one.name }
    })
    .filter(({ date }) => daysBetween(from, date) >= 0 && daysBetween(date, to) >= 0)
}

const dayLength = 24 * 3_600_000

const calendars = new Holidays()

/** Returns the code of a region by its code ("BY"), or its name in a language of the country or English. */
function stateOf(country: string, region: string): string | null {
  const wanted = foldText(region)
  if (wanted === '') return null
  const own = new Holidays(country).getLanguages() ?? []
  for (const language of [...own, 'en']) {
    const states = Object.entries(calendars.getStates(country, language) ?? {})
    const found = states.find(
      ([code, name]) => foldText(code) === wanted || foldText(name) === wanted,
    )
    if (found) return found[0]
  }
  return null
}
