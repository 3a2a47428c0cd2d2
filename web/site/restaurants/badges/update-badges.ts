import { openAt } from '#catalogue/opening/open-at.ts'
import { type BadgeData, badgeDataId, openingOf } from './badge-data.ts'
import { type BadgeMessages, badgeText } from './badge-text.ts'
import { markToday } from './mark-today.ts'

/** Longest timeout of browsers (a signed 32-bit number of milliseconds). */
const maxTimeout = 2 ** 31 - 1

/**
 * Writes into each badge whether its restaurant is open.
 *
 * @returns milliseconds until the next change
 */
export function updateBadges(sentences: BadgeMessages, locale: string, now: number): number {
  const facts = readBadgeData(document)
  let wait = maxTimeout
  for (const restaurant of document.querySelectorAll<HTMLElement>('[data-restaurant]')) {
    const data = facts[restaurant.dataset.restaurant ?? '']
    if (!data) continue
    const opening = openingOf(data)
    const tomorrow = markToday(restaurant, opening, now)
    if (tomorrow !== null) wait = Math.min(wait, tomorrow - now)
    const badge = restaurant.querySelector<HTMLElement>('.open-badge')
    if (!badge) continue
    const status = openAt(opening, now)
    const words = badgeText(status, sentences, { locale, zone: opening.zone }) ?? ''
    badge.dataset.is = status.is
    // Screen readers repeat text that is set again.
    if (badge.textContent !== words) badge.textContent = words
    if (status.changesAt !== null) wait = Math.min(wait, status.changesAt - now)
  }
  return Math.max(wait, 1_000)
}

export function readBadgeData(page: Document): Record<string, BadgeData | undefined> {
  // Our own server wrote it.
  return JSON.parse(page.getElementById(badgeDataId)?.textContent ?? '{}')
}
