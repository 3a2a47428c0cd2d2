import { offersService } from '#catalogue/collections/location-services.ts'
import { type OrderLink, orderLinksOf } from '#catalogue/collections/ordering/order-links.ts'
import { orderPath } from '#web/site/layout/load-site-layout.ts'
import type { PageBrand } from '#web/site/load-brand.ts'
import type { RestaurantEntry } from '#web/site/restaurants/load-restaurants.ts'

/**
 * Returns where guests order at a restaurant: its own links, and those of the brand for services
 * without a provider of its own. None while it is closed or not open yet.
 *
 * @param item the code of the menu item that guests want
 */
export function orderLinksAt(
  { values }: Pick<RestaurantEntry, 'values'>,
  { name, order }: PageBrand,
  item = '',
): OrderLink[] {
  if (values.state !== 'open') return []
  const own = orderLinksOf(values, item)
  const isLacking = (service: 'pickup' | 'delivery') =>
    order[service] !== '' &&
    offersService(values.services, service) &&
    own.every((link) => link.service !== service)
  const lacking = (['pickup', 'delivery'] as const).filter(isLacking)
  return [...own, ...lacking.map((service) => ({ service, provider: name, url: order[service] }))]
}

/** Leaves out links of the brand that only lead to the list of restaurants again. */
export function withoutFinder(links: readonly OrderLink[]): OrderLink[] {
  return links.filter(({ url }) => !orderPath(url, 'pickup').startsWith('/contact?'))
}
