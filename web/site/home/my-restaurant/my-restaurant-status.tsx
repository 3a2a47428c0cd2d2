import { useEffect, useState } from 'react'
import { type LocationHours, openingOf } from '#catalogue/collections/location-services.ts'
import { type Opening, openAt } from '#catalogue/opening/open-at.ts'
import { type BadgeMessages, badgeText } from '#web/site/restaurants/badges/badge-text.ts'
import { readMyRestaurant, storeMyRestaurant } from '#web/site/restaurants/stored-restaurant.ts'

export interface MyRestaurantProps {
  label: string
  sentences: BadgeMessages
  locale: string
  /** As the API calls the page's language; '' is the brand's first. */
  language: string
  /** Before the paths of the page's language. */
  prefix: string
}

/** What a timer can wait at most (a signed 32-bit number of milliseconds). */
const maxTimeout = 2 ** 31 - 1

/** A guest's restaurant by name, and whether it is open; over the first picture, so that nothing moves. */
export function MyRestaurantStatus(props: MyRestaurantProps) {
  const { label, sentences, locale, language, prefix } = props
  const [found, setFound] = useState<HomeRestaurant | null>(null)
  const now = useNow(found)

  useEffect(() => {
    const id = readMyRestaurant()
    if (id === null) return
    fetchRestaurant(id, language).then((answer) => {
      if (answer === 'gone') storeMyRestaurant(null)
      else setFound(answer)
    })
  }, [language])

  if (!found) return null
  const answer = openAt(found.opening, now)
  const words = badgeText(answer, sentences, { locale, zone: found.opening.zone })
  return (
    <a className="my-restaurant" href={`${prefix}${found.path}`}>
      <span className="only-heard">{label}: </span>
      <span className="my-restaurant-name">{found.name}</span>
      {words && (
        <span className="open-badge" data-is={answer.is}>
          {words}
        </span>
      )}
    </a>
  )
}

/** The moment, again each time that it says something else of the restaurant. */
function useNow(found: HomeRestaurant | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!found) return
    const look = () => setNow(Date.now())
    const { changesAt } = openAt(found.opening, now)
    const wait = changesAt === null ? maxTimeout : Math.max(1_000, changesAt - Date.now())
    const timer = setTimeout(look, Math.min(wait, maxTimeout))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [found, now])
  return now
}

/** What home says of the guest's restaurant. */
interface HomeRestaurant {
  name: string
  path: string
  opening: Opening
}

/** A restaurant as our own API answers for guests (contract section 4). */
interface LocationResponse {
  data: LocationHours & { name: string; path: string | null }
}

/** 'gone': there is no such restaurant any more. Null: no answer came. */
async function fetchRestaurant(
  id: number,
  language: string,
): Promise<HomeRestaurant | 'gone' | null> {
  try {
    const answer = await fetch(`/api/locations/${id}?lang=${language}`)
    if (answer.status === 404 || answer.status === 410) return 'gone'
    if (!answer.ok) return null
    const { data }: LocationResponse = await answer.json()
    return { name: data.name, path: data.path ?? '/contact', opening: openingOf(data) }
  } catch {
    return null
  }
}
