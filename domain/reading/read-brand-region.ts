import { emptyContent } from '#catalogue/declaration.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { type BrandRegion, brandRegion } from '../content/saving/brand-region.ts'
import { type Reading, readSection } from './reading.ts'

/** What its settings say; before there are any, what they start with. */
export async function readBrandRegion(reading: Reading): Promise<BrandRegion> {
  return brandRegion((await readSection(reading, settings))?.values ?? {})
}

/** Returns the two colours of the brand's settings; before there are any, those that they start with. */
export async function readBrandColours(reading: Reading) {
  const values = (await readSection(reading, settings))?.values ?? emptyContent(settings).values
  const { primary_color, secondary_color } = values
  return { primary_color: String(primary_color), secondary_color: String(secondary_color) }
}
