import { minorDigits } from '../messages/figure.ts'

export function amountCell(minor: number, currency: string): string {
  return `${plainAmount(minor, currency)} ${currency}`
}

export function plainAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

/** Returns the minor units of `3.90 EUR`, `3,90`. Undefined when euros or cents is unclear. */
export function readAmount(text: string, currency: string): number | undefined {
  const digits = minorDigits(currency)
  const [, whole, decimals = '', code = ''] =
    /^(\d{1,12})(?:[.,](\d{1,4}))?(?:\s*([a-z]{3}))?$/i.exec(text.trim()) ?? []
  if (whole === undefined || decimals.length > digits) return undefined
  if (code === '' ? decimals.length !== digits : code.toUpperCase() !== currency) return undefined
  return Number(whole + decimals.padEnd(digits, '0'))
}
