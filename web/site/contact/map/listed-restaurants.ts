import { listId } from '../nearby/show-nearby.ts'

/** A restaurant of the list, as far as the map needs it. */
export interface ListedRestaurant {
  name: string
  /** Degrees north and east. */
  place: [latitude: number, longitude: number]
  card: HTMLElement
}

/** The restaurants that the list shows, as far as it says where they are. */
export function listedRestaurants(): ListedRestaurant[] {
  const cards = document.getElementById(listId)?.querySelectorAll<HTMLElement>('[data-place]')
  return [...(cards ?? [])].flatMap((card) => {
    const [north = Number.NaN, east = Number.NaN] = (card.dataset.place ?? '')
      .split(',')
      .map(Number)
    const name = card.querySelector('h2')?.textContent ?? ''
    return Number.isFinite(north + east) ? [{ name, place: [north, east], card }] : []
  })
}

/** How near two pins may be, in pixels: each is to be hit by a finger. */
const apart = 44

/** Those whose pins would lie on each other, together, by how far apart they are drawn. */
export function groupOverlapping<P>(
  places: readonly P[],
  distance: (one: P, other: P) => number,
): [P, ...P[]][] {
  const groups: [P, ...P[]][] = []
  for (const place of places) {
    const near = groups.find(([first]) => distance(first, place) < apart)
    if (near) near.push(place)
    else groups.push([place])
  }
  return groups
}
