import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { settings } from '#catalogue/frame/settings.ts'
import type { Picture } from '#catalogue/published.ts'
import { drawEntries } from '#domain/reading/draw-entries.ts'
import { type Reading, readSection } from '#domain/reading/reading.ts'
import { loadJobs } from '#web/site/careers/load-jobs.ts'
import { toDish } from '#web/site/dishes/load-dishes.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadOffers } from '#web/site/offers/load-offers.ts'
import { loadPosts } from '#web/site/posts/load-posts.ts'
import { toRestaurant } from '#web/site/restaurants/load-restaurants.ts'
import type { Speech } from '#web/site/speech.tsx'
import { loadFilters } from '#web/site/vacancies/load-filters.ts'

const few = { limit: 3, offset: 0 }

export type Samples = Awaited<ReturnType<typeof loadSamples>>

/** What the site itself says, to draw its components with: nothing here is made up. */
export async function loadSamples(reading: Reading, speech: Speech) {
  const { now } = reading
  const brand = await loadBrand(reading, speech.language)
  const colours = (await readSection(reading, settings))?.values
  const offers = await loadOffers(reading, few, brand, speech.say)
  const dishes = (await drawEntries(reading, menuItem, few)).map((one) =>
    toDish(one, now, brand, speech),
  )
  const news = await loadPosts(reading, 'news', few)
  const galleries = await loadPosts(reading, 'gallery', few)
  const filters = (await loadFilters(reading, { kind: 'restaurant' }, {}, speech)).all
  const jobs = await loadJobs(reading, { values: { kind: 'restaurant' } }, few, brand, speech)
  const restaurants = (await drawEntries(reading, location, few)).map((one) =>
    toRestaurant(one, now, speech),
  )
  const pictures = [...offers, ...news, ...galleries, ...dishes].flatMap(
    ({ picture }): Picture[] => (picture ? [picture] : []),
  )
  return {
    brand,
    colours: {
      primary: colours?.primary_color ?? '#ffb81c',
      secondary: colours?.secondary_color ?? '#2b1420',
    },
    ...{ offers, dishes, news, galleries, jobs, filters, restaurants, pictures },
  }
}
