import { useEffect, useState } from 'react'
import { type LocationHours, openingOf } from '#catalogue/collections/location-services.ts'
import { type Opening, openAt } from '#catalogue/opening/open-at.ts'
import { type BadgeMessages, badgeText } from '#web/site/restaurants/badges/badge-text.ts'
import { readMyRestaurant, storeMyRestaurant } from '#web/site/restaurants/stored-restaurant.ts'

export interface MyRestaurantProps {
  label: string
  sentences: BadgeMessages
  locale: string
  /** Language of the page in the API; empty is the first one of the brand. */
  language: string
  /** Prefix of paths in the language of the page. */
  prefix: string
}

/** Longest timeout of browsers (a signed 32-bit number of milliseconds). */
const maxTimeout = 2 ** 31 - 1

/**
 * Renders the name of the guest's restaurant and whether it is open, over the first picture, so
 * that nothing shifts.
 */
export function MyRestaurantStatus(props: MyRestaurantProps) {
  const { label, sentences, locale, language, prefix } = props
  const [restaurant, setRestaurant] = useState<HomeRestaurant | null>(null)
  const now = useNow(restaurant)

  useEffect(() => {
    const id = readMyRestaurant()
    if (id === null) return
    fetchRestaurant(id, language).then((restaurant) => {
      if (restaurant === 'gone') storeMyRestaurant(null)
      else setRestaurant(restaurant)
    })
  }, [language])

  if (!restaurant) return null
  const status = openAt(restaurant.opening, now)
  const words = badgeText(status, sentences, { locale, zone: restaurant.opening.zone })
  return (
    <a className="my-restaurant" href={`${prefix}${restaurant.path}`}>
      <span className="only-heard">{label}: </span>
      <span className="my-restaurant-name">{restaurant.name}</span>
      {words && (
        <span className="open-badge" data-is={status.is}>
          {words}
        </span>
      )}
    </a>
  )
}

/** Returns the time, updated whenever the status changes. */
function useNow(restaurant: HomeRestaurant | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!restaurant) return
    const update = () => setNow(Date.now())
    const { changesAt } = openAt(restaurant.opening, now)
    const wait = changesAt === null ? maxTimeout : Math.max(1_000, changesAt - Date.now())
    const timer = setTimeout(update, Math.min(wait, maxTimeout))
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [restaurant, now])
  return now
}

interface HomeRestaurant {
  name: string
  path: string
  opening: Opening
}

/** Answer of the public API (contract section 4). */
interface LocationResponse {
  data: LocationHours & { name: string; path: string | null }
}

/** Returns 'gone' where the restaurant was removed, null where the request failed. */
async function fetchRestaurant(
  id: number,
  language: string,
): Promise<HomeRestaurant | 'gone' | null> {
  try {
    const response = await fetch(`/api/locations/${id}?lang=${language}`)
    if (response.status === 404 || response.status === 410) return 'gone'
    if (!response.ok) return null
    const { data }: LocationResponse = await response.json()
    return { name: data.name, path: data.path ?? '/contact', opening: openingOf(data) }
  } catch {
    return null
  }
}
