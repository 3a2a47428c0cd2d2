import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Picture } from '#catalogue/published.ts'
import { look, themeOf } from '#catalogue/sections/site/look.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { type Reading, readSection } from '#domain/reading/reading.ts'
import { resolveEntries } from '#domain/reading/resolve-entries.ts'
import { loadJobs } from '#web/site/careers/load-jobs.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { toMenuItem } from '#web/site/menu-items/load-menu-items.ts'
import { loadOffers } from '#web/site/offers/load-offers.ts'
import { loadPosts } from '#web/site/posts/load-posts.ts'
import { toRestaurant } from '#web/site/restaurants/load-restaurants.ts'
import { loadFilters } from '#web/site/vacancies/load-filters.ts'

const firstThree = { limit: 3, offset: 0 }

export type Samples = Awaited<ReturnType<typeof loadSamples>>

export async function loadSamples(reading: Reading, i18n: I18n) {
  const { now } = reading
  const brand = await loadBrand(reading, i18n.language)
  const colours = (await readSection(reading, settings))?.values
  const offers = await loadOffers(reading, firstThree, brand, i18n.t)
  const items = (await resolveEntries(reading, menuItem, firstThree)).map((one) =>
    toMenuItem(one, now, brand, i18n),
  )
  const news = await loadPosts(reading, 'news', firstThree)
  const galleries = await loadPosts(reading, 'gallery', firstThree)
  const filters = (await loadFilters(reading, { kind: 'restaurant' }, {}, i18n)).all
  const jobs = await loadJobs(reading, { values: { kind: 'restaurant' } }, firstThree, {
    brand,
    i18n,
  })
  const restaurants = (await resolveEntries(reading, location, firstThree)).map((one) =>
    toRestaurant(one, now, i18n),
  )
  const pictures = [...offers, ...news, ...galleries, ...items].flatMap(({ picture }): Picture[] =>
    picture ? [picture] : [],
  )
  return {
    brand,
    theme: themeOf(colours, (await readSection(reading, look))?.values),
    ...{ offers, dishes: items, news, galleries, jobs, filters, restaurants, pictures },
  }
}
