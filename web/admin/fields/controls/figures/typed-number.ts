/** How many digits a number may have in front of its decimal sign: beyond, the last ones would be lost. */
const mostDigits = 12

/**
 * A number as a person of this locale types it, or null if it is none: `1.234,50` and `1234,5` in
 * German, `١٢٫٥` in Arabic. The other sign is taken for the decimal sign where it cannot be meant to
 * part thousands: `5.99` is no mistake anywhere. A currency's sign and spaces do not
 * matter; what is west or south begins with a minus.
 */
export function typedNumber(text: string, locale: string): number | null {
  const decimal = decimalSign(locale)
  const other = decimal === ',' ? '.' : ','
  const signed = asciiDigits(text).replaceAll(/[\s\p{Sc}\p{Cf}'’]/gu, '')
  const isNegative = /^[-−]/.test(signed)
  const bare = isNegative ? signed.slice(1) : signed
  const [whole = '', ...parts] = bare.includes(decimal)
    ? withoutGroups(bare, other, decimal).split(decimal)
    : splitAtOther(bare, other)
  const fraction = parts[0] ?? ''
  if (parts.length > 1 || !/^\d*$/.test(whole + fraction) || whole + fraction === '') return null
  if (whole.length > mostDigits) return null
  const size = Number(`${whole || '0'}.${fraction || '0'}`)
  return isNegative && size !== 0 ? -size : size
}

/** A number as it is edited: in the reader's signs, thousands not parted. */
export function editedNumber(number: number, locale: string, decimals: number, atLeast = 0) {
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: atLeast,
    maximumFractionDigits: decimals,
  }).format(number)
}

/** How many digits it has behind its decimal sign. */
export function decimalsOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0
}

function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return asciiDigits(parts.find(({ type }) => type === 'decimal')?.value ?? '.')
}

/** Digits and signs of Arabic and full width as ASCII has them. */
function asciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
}

function withoutGroups(text: string, other: string, decimal: string): string {
  const [whole = '', ...rest] = text.split(decimal)
  return [ungrouped(whole, other) ?? whole, ...rest].join(decimal)
}

/** One of the other sign with anything but three digits behind it is a decimal sign. */
function splitAtOther(text: string, other: string): string[] {
  const whole = ungrouped(text, other)
  return whole === null ? text.split(other) : [whole]
}

/** The digits without the signs between their thousands; null if these stand elsewhere. */
function ungrouped(text: string, sign: string): string | null {
  const [first = '', ...groups] = text.split(sign)
  const areThousands = /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
  if (groups.length > 0 && !areThousands) return null
  return [first, ...groups].join('')
}
