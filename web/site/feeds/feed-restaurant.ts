import type { OrderLink } from '#catalogue/collections/ordering/order-links.ts'
import type { Day } from '#catalogue/time/calendar.ts'
import type { PageBrand } from '#web/site/load-brand.ts'
import type { RestaurantEntry } from '#web/site/restaurants/load-restaurants.ts'

/** A restaurant as feeds tell others about it, with absolute addresses. */
export interface FeedRestaurant {
  id: number
  values: RestaurantEntry['values']
  brand: PageBrand
  /** ISO 3166-1; '' for none. */
  country: string
  url: string
  menu: string
  orderLinks: readonly OrderLink[]
  /** In the time zone of the restaurant. */
  today: Day
}
