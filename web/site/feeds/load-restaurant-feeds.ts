import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { location } from '#catalogue/collections/location.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { csvRowForPrograms } from '#catalogue/spreadsheet/csv-row.ts'
import { addDays } from '#catalogue/time/calendar.ts'
import { currentCountry } from '#catalogue/time/regions.ts'
import { dayIn, firstMoment } from '#catalogue/time/zone.ts'
import { newestChange } from '#domain/reading/newest-change.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { resolveEntries } from '#domain/reading/resolve-entries.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { loadBrand, type PageBrand } from '#web/site/load-brand.ts'
import { loadInFirstLanguage } from '#web/site/load-localized-page.ts'
import type { RestaurantEntry } from '#web/site/restaurants/load-restaurants.ts'
import { orderLinksAt, withoutFinder } from '#web/site/restaurants/ordering/order-links-at.ts'
import { newestSection } from '#web/site/seo/load-page-sitemap.ts'
import type { FeedRestaurant } from './feed-restaurant.ts'
import { googleColumns } from './google-sheet.ts'
import { osmFeature } from './osm-feature.ts'
import { specialDaysFrom } from './special-days.ts'

/** Restaurants in one file; others are in `/feeds/restaurants-2.csv` and so on. */
const perFile = 5_000

/** Restaurants that are rendered before guests have their turn. */
const perTurn = 50

export interface FeedFile {
  text: string
  /** When its content was last published (ISO 8601 UTC); null for unknown. */
  changedAt: string | null
}

type LoadFeed = (reading: Reading, origin: string, part: number) => Promise<FeedFile | null>

/** The feeds of restaurants by the ends of their addresses, `/feeds/restaurants.csv`. */
export const restaurantFeeds: Readonly<Record<string, { type: string; load: LoadFeed }>> = {
  csv: { type: 'text/csv; charset=utf-8', load: loadGoogleSheet },
  geojson: { type: 'application/geo+json; charset=utf-8', load: loadOsmFeatures },
}

/** Returns the spreadsheet for Google's Business Profile Manager; null beyond the last part. */
async function loadGoogleSheet(reading: Reading, origin: string, part: number) {
  const brand = await loadFeedBrand(reading)
  const columns = googleColumns(brand.brand)
  const rows: string[] = []
  for await (const restaurant of listRestaurants(reading, { ...brand, origin }, part))
    rows.push(csvRowForPrograms(columns.map(([, cell]) => cell(restaurant))))
  if (rows.length === 0 && part > 1) return null
  const head = csvRowForPrograms(columns.map(([heading]) => heading))
  return { text: head + rows.join(''), changedAt: await changedAt(reading) }
}

/** Returns the restaurants as GeoJSON with OpenStreetMap's tags; null beyond the last part. */
async function loadOsmFeatures(reading: Reading, origin: string, part: number) {
  const brand = await loadFeedBrand(reading)
  const features: string[] = []
  for await (const restaurant of listRestaurants(reading, { ...brand, origin }, part))
    features.push(JSON.stringify(osmFeature(restaurant)))
  if (features.length === 0 && part > 1) return null
  const timestamp = await changedAt(reading)
  const head = `{"type":"FeatureCollection","timestamp":${JSON.stringify(timestamp)},"features":[`
  return { text: `${head}\n${features.join(',\n')}\n]}\n`, changedAt: timestamp }
}

interface FeedBrand {
  brand: PageBrand
  i18n: I18n
}

async function loadFeedBrand(reading: Reading): Promise<FeedBrand> {
  const { i18n } = await loadInFirstLanguage(reading, '/')
  return { brand: await loadBrand(reading, i18n.language), i18n }
}

async function changedAt(reading: Reading): Promise<string | null> {
  const newest = [await newestChange(reading, location), await newestSection(reading, [settings])]
  return (
    newest
      .filter((at) => at !== null)
      .sort()
      .at(-1) ?? null
  )
}

/**
 * Yields the restaurants of a part that have opened, and registers when the clock changes what is said
 * about them.
 */
async function* listRestaurants(
  reading: Reading,
  context: FeedBrand & { origin: string },
  part: number,
): AsyncGenerator<FeedRestaurant> {
  const begin = (part - 1) * perFile
  for (let offset = begin; offset < begin + perFile; offset += perTurn) {
    const entries = await resolveEntries(reading, location, { limit: perTurn, offset })
    for (const entry of entries) {
      const restaurant = toFeedRestaurant(entry, reading, context)
      if (entry.values.state !== 'coming') yield restaurant
    }
    if (entries.length < perTurn) return
    await yieldToEventLoop()
  }
}

function toFeedRestaurant(
  entry: RestaurantEntry,
  reading: Reading,
  { brand, i18n: { href }, origin }: FeedBrand & { origin: string },
): FeedRestaurant {
  const { id, path, values } = entry
  const zone = values.time_zone || brand.zone
  const today = dayIn(zone, Date.parse(reading.now))
  const [next] = specialDaysFrom(values, today)
  if (next) {
    const isOver = firstMoment(zone, `${addDays(next.from, 1)}T00:00`)
    reading.changeTimes.add(new Date(isOver).toISOString())
  }
  return {
    ...{ id, values, brand, today },
    country: currentCountry(values.country),
    url: `${origin}${href(path ?? '/contact')}`,
    menu: `${origin}${href(`/menu?at=${id}`)}`,
    orderLinks: withoutFinder(orderLinksAt(entry, brand)).map((link) => ({
      ...link,
      url: new URL(href(link.url), origin).href,
    })),
  }
}
