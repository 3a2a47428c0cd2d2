import { type Language, languages } from '#catalogue/languages.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { currencies, timeZones } from '#catalogue/time/regions.ts'
import { currentZone, zoneCountry } from '#catalogue/time/zone-names.ts'
import { findLiveRevision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { keyOf, sectionDocument } from '../document.ts'

/** By what the brand counts money and time, where it is, and what it speaks first. */
export interface BrandRegion {
  /** ISO 4217. */
  currency: string
  /** By its present name in the IANA database. */
  time_zone: string
  /** In which its time zone lies (ISO 3166-1); '' where that is none, as UTC. */
  country: string
  /** Its first, in which whole records are written. */
  language: Language
}

/** Returns the brand's region by its settings: they are published as they are saved, and no clock changes them. */
export async function loadBrandRegion(db: Db): Promise<BrandRegion> {
  const live = await findLiveRevision(db, keyOf(sectionDocument(settings)))
  return brandRegion(live?.content.values ?? {})
}

/** Returns what settings say; before there are any, what they start with. */
export function brandRegion({
  currency,
  time_zone,
  languages: published,
}: Readonly<Record<string, unknown>>): BrandRegion {
  const first = Array.isArray(published) ? published[0] : undefined
  const zone = typeof time_zone === 'string' ? time_zone : timeZones[0]
  return {
    currency: typeof currency === 'string' ? currency : currencies[0],
    time_zone: currentZone(zone) ?? zone,
    country: zoneCountry(zone),
    language: languages.find((one) => one === first) ?? 'en',
  }
}
