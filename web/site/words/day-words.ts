/** A day of the calendar (`2026-05-01`) as people write it; a dash where there is none. */
export function formatDay(day: string | null, locale: string): string {
  if (day === null) return '–'
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(day))
}
