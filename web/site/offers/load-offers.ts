import { promotion } from '#catalogue/collections/promotion.ts'
import { nameField } from '#catalogue/fields/resolve-field.ts'
import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import type { Picture } from '#catalogue/published.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { type ResolvedEntry, resolveEntries } from '#domain/reading/resolve-entries.ts'
import { formatList, optionLabels } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import { formatUntil } from './offer-window.ts'

export type OfferEntry = ResolvedEntry<typeof promotion>

export interface Offer {
  id: number
  path: string
  title: string
  summary: string
  /** End date, formatted; null without one. */
  until: string | null
  picture: Picture | null
}

/** Returns a page of the live offers in their own order. */
export async function loadOffers(
  reading: Reading,
  page: { limit: number; offset: number },
  brand: PageBrand,
  t: TranslateSite,
): Promise<Offer[]> {
  const entries = await resolveEntries(reading, promotion, page)
  return entries.map((entry) => toOffer(entry, reading.now, brand, t))
}

export function toOffer(
  { id, path, values, ...window }: OfferEntry,
  now: string,
  brand: PageBrand,
  t: TranslateSite,
): Offer {
  return {
    id,
    path: path ?? '/promotion',
    title: values.title,
    summary: values.summary,
    until: formatUntil(window, now, brand, t),
    picture: values.image,
  }
}

/** When and how an offer is available. */
export interface OfferFact {
  name: string
  words: string
}

interface OfferValues {
  values: {
    dayparts: string[]
    channels: string[]
  }
}

/** Returns the facts of an offer; what is always true is omitted. */
export function offerFacts({ values }: OfferValues, { language, t }: I18n): OfferFact[] {
  const listed = (key: string, chosen: readonly string[]) =>
    nameField(values, key, formatList(optionLabels(promotion, key, chosen, language), language))
  const facts = [
    { name: t('offers.times'), words: listed('dayparts', values.dayparts) },
    { name: t('offers.channels'), words: listed('channels', values.channels) },
  ]
  return facts.filter(({ words }) => words !== '')
}
