import { minorDigits } from '../messages/figure.ts'

/** Returns an amount for a cell, with its currency: `3.90 EUR`. */
export function amountCell(minor: number, currency: string): string {
  return `${plainAmount(minor, currency)} ${currency}`
}

/** Returns an amount without its currency: `3.90`. */
export function plainAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

/**
 * Returns the minor units in a cell: `3.90 EUR`, `3,90`. Undefined for another currency, or for a
 * number with neither decimals nor currency, which could be euros or cents.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const digits = minorDigits(currency)
  const [, whole, decimals = '', code = ''] =
    /^(\d{1,12})(?:[.,](\d{1,4}))?(?:\s*([a-z]{3}))?$/i.exec(text.trim()) ?? []
  if (whole === undefined || decimals.length > digits) return undefined
  if (code === '' ? decimals.length !== digits : code.toUpperCase() !== currency) return undefined
  return Number(whole + decimals.padEnd(digits, '0'))
}
