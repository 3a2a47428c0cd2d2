import type { Campaign } from '#web/admin/api/wire.gen.ts'
import { formatDate, formatMomentIn, formatTime } from '#web/admin/i18n/format-date.ts'
import { currentLocale, formatList, t } from '#web/admin/i18n/translate.ts'

export type CampaignWindow = Pick<Campaign, 'starts_at' | 'ends_at' | 'repeats'>

/** Returns when guests see a campaign, by the clocks of the brand, as sentences. */
export function formatWindow(window: CampaignWindow, zone: string | null): string[] {
  const { starts_at, ends_at, repeats } = window
  if (!repeats) return [formatSpan(window, zone)]
  const hasDates = starts_at !== null || ends_at !== null
  return [...(hasDates ? [formatSpan(window, zone)] : []), formatRepeats(repeats)]
}

function formatSpan({ starts_at, ends_at }: CampaignWindow, zone: string | null): string {
  const [start, end] = [formatMomentIn(starts_at, zone), formatMomentIn(ends_at, zone)]
  if (starts_at && ends_at) return t('entry.between', { start, end })
  if (starts_at) return t('entry.fromOn', { start })
  return ends_at ? t('campaigns.untilEnd', { end }) : t('campaigns.withoutDates')
}

function formatRepeats({ days, from, to, until }: NonNullable<Campaign['repeats']>): string {
  return t('campaigns.onDays', {
    days: formatList(
      days.toSorted((one, other) => one - other).map((day) => dayName(day, 'short')),
    ),
    from: formatTimeOfDay(from),
    to: formatTimeOfDay(to),
    // Noon, as the day is that of every reader.
    until: formatDate(`${until}T12:00:00`),
  })
}

/** Without an offset a time is that of every reader. */
function formatTimeOfDay(time: string): string {
  return formatTime(`2000-01-01T${time}:00`)
}

/** Returns the name of a day: 1 is Monday (ISO 8601). */
export function dayName(day: number, weekday: 'short' | 'long'): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { weekday, timeZone: 'UTC' })
  // 1 January 2024 is a Monday.
  return format.format(Date.UTC(2024, 0, day))
}
