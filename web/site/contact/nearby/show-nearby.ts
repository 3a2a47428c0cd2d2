import { restaurantsChanged } from '#web/site/restaurants/badges/badge-data.ts'
import { readBadgeData } from '#web/site/restaurants/badges/update-badges.ts'

/** Id of the list of restaurants. */
export const listId = 'restaurants'

/** Decimals of the location that are sent: about a kilometre. */
const sentDecimals = 2

/**
 * Replaces the list by the nearest restaurants. Only the rounded location is sent; the exact one
 * sorts the list here. The address of the page keeps neither.
 */
export async function showNearby(here: Point, action: string, away: string): Promise<void> {
  const address = new URL(action, location.href)
  address.searchParams.set('near', here.map((degrees) => degrees.toFixed(sentDecimals)).join(','))
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The restaurants answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const [next, current] = [page.getElementById(listId), document.getElementById(listId)]
  if (!next || !current) throw new Error('The answer is no list')
  current.replaceWith(next)
  orderByDistance(next, here, away)
  document.dispatchEvent(new Event(restaurantsChanged))
}

function orderByDistance(list: HTMLElement, here: Point, away: string): void {
  const facts = readBadgeData(document)
  const { lang } = document.documentElement
  const cards = [...list.querySelectorAll<HTMLElement>('.restaurant')].map((card) => {
    const place = facts[card.dataset.restaurant ?? '']?.place
    return { card, metres: place ? distanceInMetres(here, place) : Number.POSITIVE_INFINITY }
  })
  for (const { card, metres } of cards.toSorted((one, other) => one.metres - other.metres)) {
    if (Number.isFinite(metres)) {
      const words = document.createElement('p')
      words.className = 'restaurant-away'
      words.textContent = away.replace('{distance}', formatDistance(metres, lang))
      card.querySelector('address')?.before(words)
    }
    const item = card.closest('li')
    item?.parentElement?.append(item)
  }
}

/** Degrees north and east. */
export type Point = readonly [latitude: number, longitude: number]

/** Mean radius of the earth in metres. */
const radius = 6_371_008.8

/** Returns the great-circle distance in metres (haversine). */
export function distanceInMetres([north, east]: Point, [otherNorth, otherEast]: Point): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * Math.PI) / 360) ** 2
  const across = Math.cos((north * Math.PI) / 180) * Math.cos((otherNorth * Math.PI) / 180)
  const share = half(north, otherNorth) + across * half(east, otherEast)
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** Regions that measure roads in miles. */
const milesIn = new Set(['US', 'GB', 'LR', 'MM'])

const metresIn = { mile: 1_609.344, kilometer: 1_000 }

/**
 * Formats a distance, with one decimal below ten.
 *
 * @param region of the reader (ISO 3166-1), which decides between kilometres and miles
 */
export function formatDistance(metres: number, locale: string, region = browserRegion()): string {
  const unit = milesIn.has(region) ? 'mile' : 'kilometer'
  const amount = metres / metresIn[unit]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount)
}

/** Returns the region of the browser; empty where it is unknown. */
function browserRegion(): string {
  try {
    return new Intl.Locale(navigator.language).region ?? ''
  } catch {
    return ''
  }
}
