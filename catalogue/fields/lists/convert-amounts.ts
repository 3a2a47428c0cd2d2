import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { Field, StoredRow } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import { minorDigits } from '#catalogue/messages/figure.ts'
import { fieldsOfRow } from './rows.ts'
import { storedRows } from './translated-rows.ts'

/** Returns all amounts of money in some content, in minor units. */
export function amountsIn(declaration: Declaration, content: Content): number[] {
  const amounts: number[] = []
  mapAmounts(declaration, content, (minor) => {
    amounts.push(minor)
    return minor
  })
  return amounts
}

/**
 * Returns the content with its amounts in another currency, rounded to its decimals. What rounding
 * changed is stored, so that converting back restores the amounts.
 */
export function convertAmounts(
  declaration: Declaration,
  content: Content,
  from: string,
  to: string,
): Content {
  if (minorDigits(from) === minorDigits(to)) return content
  const amountsBeforeRounding = content.rounded?.currency === to ? content.rounded.amounts : {}
  const amounts: Record<string, readonly [number, number]> = {}
  const converted = mapAmounts(declaration, content, (minor, path) => {
    const [before, after] = amountsBeforeRounding[path] ?? []
    const convertedAmount =
      before !== undefined && after === minor ? before : convertAmount(minor, from, to)
    if (convertAmount(convertedAmount, to, from) !== minor) amounts[path] = [minor, convertedAmount]
    return convertedAmount
  })
  const { rounded: _rounded, ...rest } = converted
  const isRounded = Object.keys(amounts).length > 0
  return isRounded ? { ...rest, rounded: { currency: from, amounts } } : rest
}

/** Returns an amount in minor units of another currency. Rounding never makes a price 0. */
export function convertAmount(minor: number, from: string, to: string): number {
  const digits = minorDigits(to) - minorDigits(from)
  const exact = digits < 0 ? minor / 10 ** -digits : minor * 10 ** digits
  return minor > 0 ? Math.max(1, Math.round(exact)) : 0
}

type Change = (minor: number, path: string) => number

function mapAmounts({ fields, set }: Declaration, content: Content, change: Change): Content {
  return {
    ...content,
    values: mapValues(fields, content.values, '', change),
    items: content.items.map((item) => ({
      ...item,
      values: mapValues(set?.fields ?? [], item.values, `${item.id}.`, change),
    })),
  }
}

function mapValues(
  fields: readonly Field[],
  values: Record<string, Json>,
  prefix: string,
  change: Change,
): Record<string, Json> {
  const mapped = { ...values }
  for (const { key, kind, rows } of fields) {
    const value = values[key]
    const path = `${prefix}${key}`
    if (kind === 'money' && typeof value === 'number') mapped[key] = change(value, path)
    if (!rows || value === undefined) continue
    mapped[key] = storedRows(value).map((row): StoredRow => {
      const inside = `${path}.${row.id}.`
      return { ...row, values: mapValues(fieldsOfRow(rows, row), row.values, inside, change) }
    })
  }
  return mapped
}
