import { ClockTime, localizeClockTime } from '#catalogue/messages/figure.ts'
import { type Language, locales } from '../languages.ts'
import type { TranslateSite } from '../messages/site-translator.ts'
import { isAllDay, type Span, sameSpans, type Week, type WeekDay, weekDays } from './week.ts'

interface Reader {
  language: Language
  t: TranslateSite
}

export type HourRow = { days: string; hours: string }

/** With the days that the row is about. */
export type DatedHourRow = HourRow & { on: readonly WeekDay[] }

/** Returns rows of days with equal hours: "Monday - Friday", "7:00 AM - 11:00 PM". */
export function hourRows(week: Week, reader: Reader): HourRow[] {
  return datedHourRows(week, reader).map(({ days, hours }) => ({ days, hours }))
}

export function datedHourRows(week: Week, reader: Reader): DatedHourRow[] {
  const runs: { days: WeekDay[]; spans: Span[] }[] = []
  for (const day of weekDays) {
    const spans = week[day]
    const last = runs.at(-1)
    // Unset days are left out.
    if (spans === null) continue
    const isNext = last?.days.at(-1) === weekDays[weekDays.indexOf(day) - 1]
    if (last && isNext && sameSpans(last.spans, spans)) last.days.push(day)
    else runs.push({ days: [day], spans })
  }
  return runs.map(({ days, spans }) => {
    return { days: daysIn(days, reader), hours: spansIn(spans, reader), on: days }
  })
}

/** Returns a day's hours: "7:00 AM - 2:00 PM, 5:00 PM - 11:00 PM", "Open 24 hours", "Closed". */
export function spansIn(spans: readonly Span[], { language, t }: Reader): string {
  if (spans.length === 0) return t('hours.closed')
  if (isAllDay(spans)) return t('hours.allDay')
  const texts = spans.map(({ opens, closes }) => {
    const [from = '', to = ''] = [opens, closes].map((time) => {
      return localizeClockTime(locales[language], new ClockTime(time))
    })
    return t('hours.range', { from, to })
  })
  return texts.join(t('hours.comma'))
}

function daysIn(days: readonly WeekDay[], { language, t }: Reader): string {
  if (days.length === weekDays.length) return t('hours.everyDay')
  const [from = '', to = ''] = [days[0], days.at(-1)].map((day) => dayName(day ?? 'mo', language))
  return days.length === 1 ? from : t('hours.range', { from, to })
}

export function dayName(day: WeekDay, language: Language): string {
  // 1 January 2024 was a Monday.
  const date = Date.UTC(2024, 0, 1 + weekDays.indexOf(day))
  return new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    date,
  )
}
