import { promotion } from '#catalogue/collections/promotion.ts'
import type { SaySite } from '#catalogue/messages/site-speech.ts'
import type { Picture } from '#catalogue/published.ts'
import { type DrawnEntry, drawEntries } from '#domain/reading/draw-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { PageBrand } from '#web/site/load-brand.ts'
import { untilWords } from './offer-window.ts'

export type OfferEntry = DrawnEntry<typeof promotion>

/** An offer as lists show it. */
export interface Offer {
  id: number
  path: string
  title: string
  summary: string
  /** Until when it lasts, in words; null where it has no end. */
  until: string | null
  picture: Picture | null
}

/** A page of the offers that can be had now, in their own order. */
export async function loadOffers(
  reading: Reading,
  page: { limit: number; offset: number },
  brand: PageBrand,
  say: SaySite,
): Promise<Offer[]> {
  const entries = await drawEntries(reading, promotion, page)
  return entries.map((entry) => toOffer(entry, reading.now, brand, say))
}

export function toOffer(
  { id, path, values, ...window }: OfferEntry,
  now: string,
  brand: PageBrand,
  say: SaySite,
): Offer {
  return {
    id,
    path: path ?? '/promotion',
    title: values.title,
    summary: values.summary,
    until: untilWords(window, now, brand, say),
    picture: values.image,
  }
}
