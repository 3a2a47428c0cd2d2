import { type LocationHours, openingOf } from '#catalogue/collections/location-services.ts'
import type { Opening } from '#catalogue/opening/open-at.ts'

/** What home says of the guest's restaurant. */
export interface HomeRestaurant {
  name: string
  path: string
  opening: Opening
}

/** A restaurant as our own API answers for guests (contract section 4). */
interface Answer {
  data: LocationHours & { name: string; path: string | null }
}

/** 'gone': there is no such restaurant any more. Null: no answer came. */
export async function findRestaurant(
  id: number,
  language: string,
): Promise<HomeRestaurant | 'gone' | null> {
  try {
    const answer = await fetch(`/api/locations/${id}?lang=${language}`)
    if (answer.status === 404 || answer.status === 410) return 'gone'
    if (!answer.ok) return null
    const { data }: Answer = await answer.json()
    return { name: data.name, path: data.path ?? '/contact', opening: openingOf(data) }
  } catch {
    return null
  }
}
