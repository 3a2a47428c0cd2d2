import { type Language, locales } from '#catalogue/languages.ts'
import type { Picture } from '#catalogue/published.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { resolveSections } from '#domain/reading/resolve-sections.ts'

/** What pages say of the brand that they are of, and how its dates and prices are written. */
export interface PageBrand {
  name: string
  description: string
  /** For social cards of pages that have none of their own: what staff chose, else the logo. */
  picture: Picture | null
  /** ISO 4217. */
  currency: string
  /** Its clock, by which an offer begins and ends (IANA). */
  zone: string
  locale: string
  /** What it serves, in words; '' where nobody has said. */
  cuisine: string
  /** From 1, inexpensive, to 4; 0 where nobody has said. */
  priceRange: number
}

export async function loadBrand(reading: Reading, language: Language): Promise<PageBrand> {
  const { brand, menu } = await resolveSections(reading, { brand: settings, menu: mainMenu })
  return {
    name: brand?.values.brand_name || 'Linecheck',
    description: brand?.values.site_description ?? '',
    picture: brand?.values.social_image ?? menu?.values.image ?? null,
    currency: brand?.values.currency || 'EUR',
    zone: brand?.values.time_zone || 'UTC',
    locale: locales[language],
    cuisine: brand?.values.cuisine ?? '',
    priceRange: Number(brand?.values.price_range ?? 0),
  }
}
