import type { DisclosureProfile } from './disclosure-profile.ts'

/**
 * Regulation (EU) 1169/2011: food that is not prepacked names the allergens of annex II (article 44),
 * cereals and nuts by their own names (annex II, 1 and 8; Commission Notice C/2017/4864). Nutrition is
 * voluntary. Each item and the table of allergens name them. The law of the United Kingdom keeps the same list (SI 2014/1855).
 */
export const eu: DisclosureProfile = {
  label: 'European Union',
  figures: [],
  kindsOf: ['gluten', 'nuts'],
  sentences: [],
  marks: [],
  allergens: 'eu',
}
