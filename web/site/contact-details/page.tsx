import { location } from '#catalogue/collections/location.ts'
import { entryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { type RestaurantEntry, toRestaurant } from '#web/site/restaurants/load-restaurants.ts'
import { orderLinksAt } from '#web/site/restaurants/ordering/order-links-at.ts'
import { restaurantData } from '#web/site/seo/data/restaurant-data.ts'
import { entrySitemap } from '#web/site/seo/load-page-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import { loadNearby } from './load-nearby.ts'
import {
  groupServiceWeeks,
  loadJobsAt,
  loadOffersAt,
  upcomingExceptions,
} from './load-restaurant.ts'
import { RestaurantView } from './restaurant-view.tsx'

/** A restaurant (contract section 4). */
export const contactDetailsPage = entryPage(location, render, {
  styles: 'web/site/contact-details/page.css',
  sitemap: entrySitemap('restaurants', location),
})

async function render(entry: RestaurantEntry, { reading, origin, map, i18n }: Visit) {
  const { t, language, href } = i18n
  const brand = await loadBrand(reading, language)
  const restaurant = toRestaurant(entry, reading.now, i18n)
  const { seo_title, seo_description, town, state } = entry.values
  const url = `${origin}${href(restaurant.path)}`
  const menu = `${origin}${href(`/menu?at=${entry.id}`)}`
  const orderLinks = orderLinksAt(entry, brand)
  return (
    <>
      <PageMeta
        title={[seo_title || restaurant.name, town, brand.name].filter(Boolean).join(' · ')}
        description={
          seo_description ||
          t('restaurant.lead', { name: restaurant.name, address: restaurant.address })
        }
        picture={restaurant.picture ?? brand.picture}
        origin={origin}
      />
      <StructuredData
        data={restaurantData(entry, {
          ...{
            url,
            menu,
            brand,
            origin,
            orderLinks: orderLinks.map((link) => ({
              ...link,
              url: new URL(href(link.url), origin).href,
            })),
          },
          closed: state === 'open' ? null : t(stateMessages[state]),
        })}
      />
      <RestaurantView
        restaurant={restaurant}
        weeks={groupServiceWeeks(entry, i18n)}
        exceptions={upcomingExceptions(entry, reading, i18n)}
        offers={await loadOffersAt(reading, entry, { brand, i18n })}
        jobs={await loadJobsAt(reading, entry, { brand, i18n })}
        nearby={await loadNearby(reading, entry, i18n)}
        orderLinks={orderLinks}
        map={map}
        directions={directionsTo(entry)}
        origin={origin}
      />
    </>
  )
}

const stateMessages = { closed: 'restaurant.paused', coming: 'restaurant.coming' } as const

/** Returns a link to directions; empty where the coordinates are unknown. */
function directionsTo({ values: { latitude, longitude } }: RestaurantEntry): string {
  if (latitude === null || longitude === null) return ''
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
