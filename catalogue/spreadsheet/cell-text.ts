import type { Json } from '../json.ts'
import { minorDigits } from '../messages/figure.ts'
import { asciiDigits } from '../text/fold-text.ts'

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

/** Returns the minor units of `8,90 €`, `$8`, `1.234,50`; undefined for another currency or none. */
export function readForeignAmount(typed: string, currency: string): number | undefined {
  const text = asciiDigits(typed).trim()
  if (text.length > 40) return undefined
  const bare = signsOf(currency)
    .reduce((rest, sign) => rest.replace(sign, ''), text)
    .trim()
  const [, whole = '', sign, decimals = ''] =
    /^(\d{1,3}(?:[.,' \u00a0\u202f]\d{3}){1,3}|\d{1,12})(?:([.,٫])(\d{1,4}))?$/.exec(bare) ?? []
  // `1.500` is one and a half or fifteen hundred: only a currency beside it makes a whole number sure.
  const isSure = sign !== undefined || (bare !== text && /^\d+$/.test(whole))
  const digits = minorDigits(currency)
  if (!isSure || decimals.length > digits || whole.includes(sign ?? 'none')) return undefined
  return Number(whole.replaceAll(/\D/g, '') + decimals.padEnd(digits, '0'))
}

/** How people write a currency: `EUR`, `€`, `US$`, `د.إ`. */
function signsOf(currency: string): string[] {
  const signs = ['en', 'de', 'ar', 'zh'].flatMap((language) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay,
      })
      const parts = format.formatToParts(0)
      return (parts.find(({ type }) => type === 'currency')?.value ?? '').replaceAll('\u200f', '')
    }),
  )
  const all = [currency, currency.toLowerCase(), ...signs].filter(Boolean)
  // `US$` before `$`.
  return all.sort((one, other) => other.length - one.length)
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
