import { minorDigits } from '../messages/figure.ts'

/** An amount as people read it in a cell, with a full stop and its currency: `3.90 EUR`. */
export function amountCell(minor: number, currency: string): string {
  return `${plainAmount(minor, currency)} ${currency}`
}

/** Returns the same without its currency: `3.90`. */
export function plainAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

/**
 * The minor units that stand in a cell: `3.90 EUR`, `3,90`. Undefined: another currency, or no
 * decimals and no currency, by which nobody could tell four euros from four cents.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const digits = minorDigits(currency)
  const [, whole, decimals = '', code = ''] =
    /^(\d{1,12})(?:[.,](\d{1,4}))?(?:\s*([a-z]{3}))?$/i.exec(text.trim()) ?? []
  if (whole === undefined || decimals.length > digits) return undefined
  if (code === '' ? decimals.length !== digits : code.toUpperCase() !== currency) return undefined
  return Number(whole + decimals.padEnd(digits, '0'))
}
