import { location } from '#catalogue/collections/location.ts'
import type { ServiceFilter } from '#catalogue/collections/location-services.ts'
import type { OrderLink } from '#catalogue/collections/ordering/order-links.ts'
import { limits } from '#catalogue/limits.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import { findLocations, type LocationResults } from '#domain/reading/locations/find-locations.ts'
import { resolveOffering } from '#domain/reading/locations/resolve-offering.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { resolveEntries, resolveSome } from '#domain/reading/resolve-entries.ts'
import type { Page, Visit } from '#web/page.ts'
import { optionLabels } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { pageParam } from '#web/site/paging/paging.tsx'
import { type RestaurantEntry, toRestaurant } from '#web/site/restaurants/load-restaurants.ts'
import { orderLinksAt, withoutFinder } from '#web/site/restaurants/ordering/order-links-at.ts'
import { listSitemap } from '#web/site/seo/load-page-sitemap.ts'
import { ContactView } from './contact-view.tsx'

/** Services to filter by; takeaway is pickup. */
const services: readonly ServiceFilter[] = ['pickup', 'delivery', 'dine_in', 'drive_through']

/** Find Restaurant (specification section 2, "Public routes"). */
export const contactPage: Page = {
  styles: 'web/site/contact/page.css',
  searchEntry: {
    title: (t) => t('page.contact'),
    text: (t) => t('contact.lead'),
    topics: ['restaurants', 'hours', 'contact', 'delivery', 'pickup', 'drive-through'],
  },
  sitemap: listSitemap('restaurants', location, '/contact'),
  uncachedParams: ['query', 'near'],
  cachedParams: {
    ...pageParam,
    service: (value) => parseService(value === 'take_away' ? 'pickup' : value),
  },
  async search(services, now, params) {
    const { query, near, service, page } = readQuery(params)
    if (query === '' && near === null) return null
    const request = { query, near, service, page: toOffset(page) }
    return { locations: await findLocations(services, now, request) }
  },
  async render({ reading, searchResults, origin, map, query: params, i18n }) {
    const { t, language } = i18n
    const { query, near, service, page } = readQuery(params)
    const brand = await loadBrand(reading, language)
    const locations = searchResults?.locations ?? null
    const { entries, total } = await loadRestaurantResults(reading, locations, { service, page })
    const last = lastPage(total)
    if (page > last) return null
    const restaurants = entries.map((entry) => {
      const order = service === null ? [] : linksFor(service, orderLinksAt(entry, brand))
      return toRestaurant(entry, reading.now, i18n, { asked: service ?? undefined, order })
    })
    const title = [
      ...(query === '' ? [] : [query]),
      t('page.contact'),
      ...(service === null ? [] : [labelOf(service, i18n)]),
      ...(page > 1 ? [t('paging.page', { number: page })] : []),
      brand.name,
    ]
    return (
      <>
        <PageMeta
          title={title.join(' · ')}
          description={t('contact.lead')}
          picture={brand.picture}
          origin={origin}
        />
        <ContactView
          restaurants={restaurants}
          query={query}
          service={service}
          isNear={near !== null}
          services={services.map((value) => ({ value, label: labelOf(value, i18n) }))}
          count={total}
          isPartialMatch={locations !== null && locations.match !== 'all'}
          isByDistance={locations?.isByDistance ?? false}
          page={page}
          last={last}
          map={map}
          origin={origin}
        />
      </>
    )
  },
}

/** Returns the links for the service that guests asked for, but not those back to this list. */
function linksFor(service: ServiceFilter, links: readonly OrderLink[]): OrderLink[] {
  return withoutFinder(links.filter((link) => link.service === service))
}

function readQuery(params: Visit['query']) {
  return {
    query: [...(params.query ?? '').toWellFormed()].slice(0, limits.search).join(''),
    service: parseService(params.service ?? ''),
    near: parsePoint(params.near ?? ''),
    page: Number(params.page ?? 1),
  }
}

function parseService(value: string): ServiceFilter | null {
  return services.find((one) => one === value) ?? null
}

function labelOf(service: ServiceFilter, { t, language }: I18n): string {
  if (service === 'pickup') return t('order.pickup')
  return optionLabels(location, 'services', [service], language)[0] ?? service
}

/** Parses `52.52,13.40` (degrees north and east); null where it is no location. */
function parsePoint(value: string): { latitude: number; longitude: number } | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(value)
  if (!match) return null
  const [latitude, longitude] = [Number(match[1]), Number(match[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** Keeps the page without a service below 60 KB. */
const perPage = 9

interface RestaurantResults {
  entries: RestaurantEntry[]
  total: number
}

function toOffset(page: number) {
  return { limit: perPage, offset: (page - 1) * perPage }
}

function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/**
 * Returns the restaurants that `Page.search` found; else those with the service, or all in their
 * own order.
 */
async function loadRestaurantResults(
  reading: Reading,
  searchResults: LocationResults | null,
  { service, page }: { service: ServiceFilter | null; page: number },
): Promise<RestaurantResults> {
  if (searchResults) {
    const ids = searchResults.places.map(({ id }) => id)
    return { entries: await resolveSome(reading, location, ids), total: searchResults.total }
  }
  if (service !== null) return resolveOffering(reading, service, toOffset(page))
  const total = await countEntries(reading, location)
  return { entries: await resolveEntries(reading, location, toOffset(page)), total }
}
