import { openAt } from '#catalogue/opening/open-at.ts'
import { type BadgeData, badgeDataId, openingOf } from './badge-data.ts'
import { type BadgeMessages, badgeText } from './badge-text.ts'

/** What a timer can wait at most (a signed 32-bit number of milliseconds). */
const maxTimeout = 2 ** 31 - 1

/**
 * Writes into each badge of the page whether its restaurant is open now.
 *
 * @returns in how many milliseconds one of them says something else
 */
export function updateBadges(sentences: BadgeMessages, locale: string, now: number): number {
  const facts = readBadgeData(document)
  let wait = maxTimeout
  for (const restaurant of document.querySelectorAll<HTMLElement>('[data-restaurant]')) {
    const data = facts[restaurant.dataset.restaurant ?? '']
    const badge = restaurant.querySelector<HTMLElement>('.open-badge')
    if (!data || !badge) continue
    const opening = openingOf(data)
    const answer = openAt(opening, now)
    const words = badgeText(answer, sentences, { locale, zone: opening.zone }) ?? ''
    badge.dataset.is = answer.is
    // What stays as it is need not be read out again.
    if (badge.textContent !== words) badge.textContent = words
    if (answer.changesAt !== null) wait = Math.min(wait, answer.changesAt - now)
  }
  return Math.max(wait, 1_000)
}

export function readBadgeData(page: Document): Record<string, BadgeData | undefined> {
  // Written by our own server for this very reader.
  return JSON.parse(page.getElementById(badgeDataId)?.textContent ?? '{}')
}
