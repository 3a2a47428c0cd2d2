/** A time of day by the clocks on the wall, `07:00` to `24:00`. It is written in the reader's language once it leaves the server. */
export class ClockTime {
  readonly time: string

  constructor(time: string) {
    this.time = time
  }
}

/** As readers of a locale write it: `7:00 AM`, `07:00`. */
export function clockTimeIn(locale: string, { time }: ClockTime): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  // A narrow space that many fonts lack, and nobody types.
  return formatIn(locale)
    .format(Date.UTC(2000, 0, 1, hours, minutes))
    .replaceAll('\u202f', '\u00a0')
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(locale: string): Intl.DateTimeFormat {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  formats.set(locale, format)
  return format
}
