import { settings } from '#catalogue/frame/settings.ts'
import { type BrandRegion, brandRegion } from '../content/saving/brand-region.ts'
import { type Reading, readSection } from './reading.ts'

/** What its settings say; before there are any, what they start with. */
export async function readBrandRegion(reading: Reading): Promise<BrandRegion> {
  return brandRegion((await readSection(reading, settings))?.values ?? {})
}
