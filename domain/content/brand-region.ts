import type { Content, Declaration } from '#catalogue/declaration.ts'
import { type Language, languages } from '#catalogue/languages.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { brandTheme } from '#catalogue/theme/brand-theme.ts'
import type { BrandColours } from '#catalogue/theme/theme.ts'
import { currencies, timeZones } from '#catalogue/time/regions.ts'
import { currentZone, zoneCountry } from '#catalogue/time/zone-names.ts'
import { findLiveRevision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { keyOf, sectionDocument } from './document.ts'

/** What saves need of the brand's settings. */
export interface BrandRegion {
  /** ISO 4217. */
  currency: string
  /** By its present name in the IANA database. */
  time_zone: string
  /** Of the time zone (ISO 3166-1); '' where it has none, as UTC. */
  country: string
  language: Language
  colours: BrandColours
}

export async function loadBrandRegion(db: Db): Promise<BrandRegion> {
  const live = await findLiveRevision(db, keyOf(sectionDocument(settings)))
  return brandRegion(live?.content.values ?? {})
}

/** Returns the region by the values of the settings, with defaults where they are missing. */
export function brandRegion({
  currency,
  time_zone,
  languages: published,
  primary_color,
  secondary_color,
}: Readonly<Record<string, unknown>>): BrandRegion {
  const first = Array.isArray(published) ? published[0] : undefined
  const zone = typeof time_zone === 'string' ? time_zone : timeZones[0]
  return {
    currency: typeof currency === 'string' ? currency : currencies[0],
    time_zone: currentZone(zone) ?? zone,
    country: zoneCountry(zone),
    language: languages.find((one) => one === first) ?? 'en',
    colours: {
      primary: typeof primary_color === 'string' ? primary_color : brandTheme.primary,
      secondary: typeof secondary_color === 'string' ? secondary_color : brandTheme.secondary,
    },
  }
}

/**
 * Returns a new entry's content with the brand's time zone where the declaration asks for it and
 * none was chosen. Not for UTC, the default: hours in a wrong zone would show a closed restaurant
 * as open.
 */
export function withBrandZone(
  { fields }: Declaration,
  content: Content,
  { time_zone, country }: BrandRegion,
): Content {
  const empty = fields.filter(
    ({ key, defaultFrom }) => defaultFrom === 'brandZone' && !content.values[key],
  )
  if (country === '' || empty.length === 0) return content
  const started = Object.fromEntries(empty.map(({ key }) => [key, time_zone]))
  return { ...content, values: { ...content.values, ...started } }
}
