import { settings } from '#catalogue/frame/settings.ts'
import type { Language } from '#catalogue/languages.ts'
import { listHeads } from '#store/content/heads.ts'
import { type PlaceKey, placeName } from '#store/content/place.ts'
import { type Reading, readSection } from './reading.ts'

/** The languages in which the brand publishes (contract section 7). */
export interface BrandLanguages {
  /** Its places hold the whole record. */
  first: Language
  /** These hold translations. */
  others: Language[]
}

export async function readBrandLanguages(reading: Reading): Promise<BrandLanguages> {
  const values = (await readSection(reading, settings))?.values
  const [first = 'en', ...others] = values?.languages ?? []
  return { first, others }
}

/**
 * In which of the other languages guests see content of these places' own; remembered as read, so
 * that a first translation changes what is said of it.
 */
export async function listOwnLanguages(
  { db, names }: Reading,
  places: readonly Omit<PlaceKey, 'language'>[],
  { others }: BrandLanguages,
): Promise<Language[]> {
  const wanted = others.flatMap((language) => places.map((place) => ({ ...place, language })))
  for (const place of wanted) names.add(placeName(place))
  const heads = await listHeads(db, wanted)
  return others.filter((one) => heads.some((head) => head.language === one && head.live_id))
}
