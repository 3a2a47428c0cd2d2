/** What a number counts: money in minor units, or so many of a unit; null: of nothing. */
export type FigureUnit = { currency: string | null } | { unit: string | null }

/** What amounts were in another currency before converting them has rounded them, by path: before, after. */
export interface RoundedAmounts {
  currency: string
  amounts: Record<string, readonly [before: number, after: number]>
}

/** A number with what it counts. It is written in the reader's language once it leaves the server. */
export class Figure {
  readonly number: number
  readonly of: FigureUnit

  constructor(number: number, of: FigureUnit) {
    this.number = number
    this.of = of
  }
}

/**
 * A figure as readers of a locale write it: `5,99 €`, `250 kJ`. Money whose currency is not known has
 * the two decimals that most have.
 *
 * @param unitWord the unit in the reader's language
 */
export function localizeFigure(
  locale: string,
  { number, of }: Figure,
  unitWord: (unit: string) => string,
): string {
  if ('unit' in of) {
    const written = numberFormat(locale, { maximumFractionDigits: 6 }).format(number)
    return of.unit === null ? written : `${written}\u00a0${unitWord(of.unit)}`
  }
  const amount = number / 10 ** minorDigits(of.currency)
  if (of.currency === null) return numberFormat(locale, twoDecimals).format(amount)
  return numberFormat(locale, { style: 'currency', currency: of.currency }).format(amount)
}

/** How many digits of an amount are minor units (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string | null): number {
  if (currency === null) return 2
  const format = numberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

const formats = new Map<string, Intl.NumberFormat>()

/** Making one takes longer than using it a thousand times. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

/** A time of day by the clocks on the wall, `07:00` to `24:00`. It is written in the reader's language once it leaves the server. */
export class ClockTime {
  readonly time: string

  constructor(time: string) {
    this.time = time
  }
}

/** As readers of a locale write it: `7:00 AM`, `07:00`. */
export function localizeClockTime(locale: string, { time }: ClockTime): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  // A narrow space, which many fonts lack and keyboards cannot type.
  return timeFormat(locale)
    .format(Date.UTC(2000, 0, 1, hours, minutes))
    .replaceAll('\u202f', '\u00a0')
}

const timeFormats = new Map<string, Intl.DateTimeFormat>()

function timeFormat(locale: string): Intl.DateTimeFormat {
  const format =
    timeFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  timeFormats.set(locale, format)
  return format
}
