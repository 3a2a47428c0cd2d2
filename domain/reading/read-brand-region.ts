import { settings } from '#catalogue/sections/site/settings.ts'
import { type BrandRegion, brandRegion } from '../content/brand-region.ts'
import { type Reading, readSection } from './reading.ts'

/** Returns the brand's time zone and country; defaults before there are settings. */
export async function readBrandRegion(reading: Reading): Promise<BrandRegion> {
  return brandRegion((await readSection(reading, settings))?.values ?? {})
}

/** Returns the brand's two colours; defaults before there are settings. */
export async function readBrandColours(reading: Reading) {
  const { primary, secondary } = (await readBrandRegion(reading)).colours
  return { primary_color: primary, secondary_color: secondary }
}
