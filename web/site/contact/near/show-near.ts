import { restaurantsChanged } from '#web/site/restaurants/badges/badge-data.ts'
import { badgeFacts } from '#web/site/restaurants/badges/show-badges.ts'
import { distanceBetween, distanceWords, type Point } from './distance.ts'

/** Where the restaurants of the page stand. */
export const listId = 'restaurants'

/** Digits behind the point that leave this device: about a kilometre. */
const coarse = 2

/**
 * Asks for what is near and puts it in place of what is shown. Only a rounded place is sent; the exact
 * one stays here and orders what came. No address tells either: the browser's stays as it was.
 */
export async function showNear(here: Point, action: string, away: string): Promise<void> {
  const address = new URL(action, location.href)
  address.searchParams.set('near', here.map((degrees) => degrees.toFixed(coarse)).join(','))
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The restaurants answered ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [next, former] = [page.getElementById(listId), document.getElementById(listId)]
  if (!next || !former) throw new Error('The answer is no list')
  former.replaceWith(next)
  orderByDistance(next, here, away)
  document.dispatchEvent(new Event(restaurantsChanged))
}

function orderByDistance(list: HTMLElement, here: Point, away: string): void {
  const facts = badgeFacts(document)
  const { lang } = document.documentElement
  const cards = [...list.querySelectorAll<HTMLElement>('.restaurant')].map((card) => {
    const place = facts[card.dataset.restaurant ?? '']?.place
    return { card, metres: place ? distanceBetween(here, place) : Number.POSITIVE_INFINITY }
  })
  for (const { card, metres } of cards.toSorted((one, other) => one.metres - other.metres)) {
    if (Number.isFinite(metres)) {
      const words = document.createElement('p')
      words.className = 'restaurant-away'
      words.textContent = away.replace('{distance}', distanceWords(metres, lang))
      card.querySelector('address')?.before(words)
    }
    const item = card.closest('li')
    item?.parentElement?.append(item)
  }
}
