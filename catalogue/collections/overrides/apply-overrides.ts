import type { Json } from '#catalogue/json.ts'
import { foldText } from '#catalogue/text/fold-text.ts'

/** A price or availability of a menu item at a place, with how near the place is to the restaurant. */
export interface NearOverride {
  id: number
  itemId: number
  /** '' for every size. */
  size: string
  /** In minor units; null leaves the price as it is. */
  price: number | null
  isAvailable: boolean
  /** The restaurant itself is the nearest; then the innermost of its groups. */
  nearness: number
}

type Values = Record<string, Json>

/**
 * Returns the values of a menu item at a restaurant, or null where it is not served there. The nearest
 * override decides, at one place that for the size before that for every size, then the newest.
 */
export function valuesAtLocation(
  values: Values,
  overrides: readonly NearOverride[],
): Values | null {
  if (overrides.length === 0) return values
  const nearestFirst = overrides.toSorted(
    (a, b) => b.nearness - a.nearness || sizeRank(b) - sizeRank(a) || b.id - a.id,
  )
  const rows = Array.isArray(values.sizes) ? values.sizes : []
  if (rows.length === 0) {
    const whole = nearestFirst.find(({ size }) => size === '')
    return whole?.isAvailable === false ? null : values
  }
  const sizes = rows.flatMap((row) => {
    const stored = row as { id: number; values: Values }
    const name = foldText(String(stored.values.name ?? ''))
    const own = nearestFirst.filter(({ size }) => size === '' || foldText(size) === name)
    if (own[0]?.isAvailable === false) return []
    const price = own.find((one) => one.isAvailable && one.price !== null)?.price
    return [price === undefined ? row : { ...stored, values: { ...stored.values, price } }]
  })
  return sizes.length === 0 ? null : { ...values, sizes: sizes as Json }
}

function sizeRank({ size }: NearOverride): number {
  return size === '' ? 0 : 1
}
