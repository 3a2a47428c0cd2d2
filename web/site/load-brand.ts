import { type Language, locales } from '#catalogue/languages.ts'
import type { Picture } from '#catalogue/published.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { look } from '#catalogue/sections/site/look.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { resolveSections } from '#domain/reading/resolve-sections.ts'
import type { I18n } from '#web/site/i18n.tsx'

/** The brand as pages show it, and how they format dates and prices. */
export interface PageBrand {
  name: string
  description: string
  /** Of social cards without their own: what staff chose, else the icon or the logo. */
  picture: Picture | null
  /** ISO 4217. */
  currency: string
  /** Time zone in which offers begin and end (IANA). */
  zone: string
  locale: string
  /** Empty where it is not set. */
  cuisine: string
  /** From 1 (inexpensive) to 4; 0 where it is not set. */
  priceRange: number
  /** Where guests order at a restaurant without links of its own; empty where it is not set. */
  order: { pickup: string; delivery: string }
}

/** The values that load functions format with. */
export interface PageContext {
  brand: PageBrand
  i18n: I18n
}

export async function loadBrand(reading: Reading, language: Language): Promise<PageBrand> {
  const { brand, menu, style } = await resolveSections(reading, {
    brand: settings,
    menu: mainMenu,
    style: look,
  })
  return {
    name: brand?.values.brand_name || 'Linecheck',
    description: brand?.values.site_description ?? '',
    picture: brand?.values.social_image ?? style?.values.icon ?? menu?.values.image ?? null,
    currency: brand?.values.currency || 'EUR',
    zone: brand?.values.time_zone || 'UTC',
    locale: locales[language],
    cuisine: brand?.values.cuisine ?? '',
    priceRange: Number(brand?.values.price_range ?? 0),
    order: {
      pickup: brand?.values.pickup_url ?? '',
      delivery: brand?.values.delivery_url ?? '',
    },
  }
}
