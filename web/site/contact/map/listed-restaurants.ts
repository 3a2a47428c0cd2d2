import { listId } from '../nearby/show-nearby.ts'

export interface ListedRestaurant {
  name: string
  /** Degrees north and east. */
  place: [latitude: number, longitude: number]
  card: HTMLElement
}

export function listedRestaurants(): ListedRestaurant[] {
  // The page of a restaurant has no list: there the map shows it and its neighbours.
  const list = document.getElementById(listId) ?? document
  return [...list.querySelectorAll<HTMLElement>('[data-place]')].flatMap((card) => {
    const [north = Number.NaN, east = Number.NaN] = (card.dataset.place ?? '')
      .split(',')
      .map(Number)
    const name = card.querySelector('h1, h2, h3')?.textContent ?? ''
    return Number.isFinite(north + east) ? [{ name, place: [north, east], card }] : []
  })
}

/** Minimum distance of two markers in pixels, so that a finger can hit each. */
const minDistance = 44

/** Groups restaurants whose markers would overlap at the given distance. */
export function groupOverlapping<P>(
  places: readonly P[],
  distance: (one: P, other: P) => number,
): [P, ...P[]][] {
  const groups: [P, ...P[]][] = []
  for (const place of places) {
    const group = groups.find(([first]) => distance(first, place) < minDistance)
    if (group) group.push(place)
    else groups.push([place])
  }
  return groups
}
