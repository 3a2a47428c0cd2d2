import { dayAfter, endOf, minutesOf, type Span, type Week, type WeekDay, weekDays } from './week.ts'

/** A fault of a day's hours; `next`: they overlap those of the next day. */
export type SpanFault = 'open' | 'same' | 'overlap' | 'next'

export function spansFault(spans: readonly Span[]): Exclude<SpanFault, 'next'> | null {
  if (spans.some(({ opens, closes }) => opens === '' || closes === '')) return 'open'
  if (spans.some(({ opens, closes }) => opens === closes)) return 'same'
  const sorted = spans.toSorted((one, other) => minutesOf(one.opens) - minutesOf(other.opens))
  const overlaps = sorted.some((span, at) => {
    const next = sorted[at + 1]
    return next !== undefined && endOf(span) > minutesOf(next.opens)
  })
  return overlaps ? 'overlap' : null
}

export function weekFaults(week: Week): { day: WeekDay; fault: SpanFault }[] {
  return weekDays.flatMap((day) => {
    const spans = week[day] ?? []
    const fault = spansFault(spans) ?? (runsIntoNext(spans, week[dayAfter(day)]) ? 'next' : null)
    return fault === null ? [] : [{ day, fault }]
  })
}

function runsIntoNext(spans: readonly Span[], next: readonly Span[] | null): boolean {
  const end = Math.max(0, ...spans.map(endOf)) - minutesOf('24:00')
  return (next ?? []).some(({ opens }) => opens !== '' && minutesOf(opens) < end)
}
