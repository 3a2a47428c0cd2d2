import { settings } from '#catalogue/frame/settings.ts'
import { currencies, timeZones } from '#catalogue/time/regions.ts'
import { type Reading, readSection } from './reading.ts'

/** By what the brand counts money and time. */
export interface BrandRegion {
  /** ISO 4217. */
  currency: string
  /** By its name in the IANA database. */
  time_zone: string
}

/** What its settings say; before there are any, what they start with. */
export async function readBrandRegion(reading: Reading): Promise<BrandRegion> {
  const values = (await readSection(reading, settings))?.values
  const { currency = currencies[0], time_zone = timeZones[0] } = values ?? {}
  return { currency, time_zone }
}
