import type { OpeningStatus } from '#catalogue/opening/open-at.ts'

/** Messages of a badge in the language of the page, with `{time}` and `{day}`. */
export interface BadgeMessages {
  open: string
  openUntil: string
  closing: string
  closed: string
  opens: string
  opensTomorrow: string
  opensOn: string
  paused: string
  coming: string
}

interface BadgeLocale {
  locale: string
  /** Of the restaurant. */
  zone: string
}

/** Returns the text of a badge; null where the hours are unknown. */
export function badgeText(
  status: OpeningStatus,
  sentences: BadgeMessages,
  { locale, zone }: BadgeLocale,
): string | null {
  const timeOf = (at: number) => formatTime(at, locale, { timeZone: zone, ...clock })
  switch (status.is) {
    case 'unknown':
      return null
    case 'paused':
      return sentences.paused
    case 'coming':
      return sentences.coming
    case 'closing':
      return sentences.closing.replace('{time}', timeOf(status.closes))
    case 'open':
      return status.closes === null
        ? sentences.open
        : sentences.openUntil.replace('{time}', timeOf(status.closes))
    case 'closed': {
      if (status.opens === null) return sentences.closed
      const day = formatTime(status.opens, locale, { timeZone: zone, weekday: 'long' })
      const sentence = [sentences.opens, sentences.opensTomorrow][status.inDays]
      return (sentence ?? sentences.opensOn)
        .replace('{time}', timeOf(status.opens))
        .replace('{day}', day)
    }
  }
}

const clock = { hour: 'numeric', minute: '2-digit' } as const

function formatTime(at: number, locale: string, format: Intl.DateTimeFormatOptions): string {
  // Many fonts lack the narrow space.
  return new Intl.DateTimeFormat(locale, format).format(at).replaceAll('\u202f', '\u00a0')
}
