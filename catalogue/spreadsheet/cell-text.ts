import type { Json } from '../json.ts'
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

/** Returns a list as a cell; null when reading it back would split it differently. */
export function listCell(value: Json): string | null {
  return Array.isArray(value) && value.every(isPlain) ? value.join('; ') : null
}

/** Returns the parts of a cell, separated by lines or semicolons. */
export function readListCell(text: string): string[] {
  const parts = text.split(/[;\n]/).map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

function isPlain(part: Json): boolean {
  if (typeof part === 'number') return true
  const isWord = typeof part === 'string' && part !== '' && part.trim() === part
  return isWord && !/[;[{\n]/.test(part)
}

/** Spreadsheets silently cut cells at this length. */
export const longestCell = 32_767

/** Returns whether a text is JSON of an export that a spreadsheet broke; `{name}` is text. */
export function isBrokenJson(text: string): boolean {
  const begin = text.slice(0, 100).replaceAll(/\s/g, '').replaceAll(quotes, '"')
  return /^"{0,9}[[{]{1,9}(?:"|(?:type|content):)/.test(begin) && !isJson(text)
}

const quotes = /["“”„‟«»'‘’‚‹›″＂]/gu

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
