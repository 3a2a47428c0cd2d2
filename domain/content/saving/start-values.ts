import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { BrandRegion } from './brand-region.ts'

/**
 * Returns a new entry's content with the brand's time zone where none was chosen and the declaration
 * says so. A brand that is in no country yet (UTC, as it starts) gives none: hours by wrong clocks
 * would show a restaurant as open that is not.
 */
export function withBrandZone(
  { fields }: Declaration,
  content: Content,
  { time_zone, country }: BrandRegion,
): Content {
  const empty = fields.filter(
    ({ key, startsAs }) => startsAs === 'brandZone' && !content.values[key],
  )
  if (country === '' || empty.length === 0) return content
  const started = Object.fromEntries(empty.map(({ key }) => [key, time_zone]))
  return { ...content, values: { ...content.values, ...started } }
}
