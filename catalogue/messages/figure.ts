export type FigureUnit = { currency: string | null } | { unit: string | null }

/** Amounts in another currency before and after rounding, by path. */
export interface RoundedAmounts {
  currency: string
  amounts: Record<string, readonly [before: number, after: number]>
}

/** A number with its unit, formatted in the reader's language when the answer is written. */
export class Figure {
  readonly number: number
  readonly of: FigureUnit

  constructor(number: number, of: FigureUnit) {
    this.number = number
    this.of = of
  }
}

/** Returns a figure in a locale: `5,99 €`, `250 kJ`. Money without a currency: two decimals. */
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

/** Returns an amount's minor digits (ISO 4217): 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string | null): number {
  if (currency === null) return 2
  const format = numberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

const formats = new Map<string, Intl.NumberFormat>()

/** Caches formats: creating one takes longer than using it a thousand times. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

/** A local time from `07:00` to `24:00`, formatted when the answer is written. */
export class ClockTime {
  readonly time: string

  constructor(time: string) {
    this.time = time
  }
}

export function localizeClockTime(locale: string, { time }: ClockTime): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  // The narrow space is missing in many fonts and cannot be typed.
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
