import { emptyContent } from '#catalogue/declaration.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { type BrandRegion, brandRegion } from '../content/saving/brand-region.ts'
import { type Reading, readSection } from './reading.ts'

/** Returns the brand's time zone and country; defaults before there are settings. */
export async function readBrandRegion(reading: Reading): Promise<BrandRegion> {
  return brandRegion((await readSection(reading, settings))?.values ?? {})
}

/** Returns the brand's two colours; defaults before there are settings. */
export async function readBrandColours(reading: Reading) {
  const values = (await readSection(reading, settings))?.values ?? emptyContent(settings).values
  const { primary_color, secondary_color } = values
  return { primary_color: String(primary_color), secondary_color: String(secondary_color) }
}
