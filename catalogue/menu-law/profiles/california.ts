import type { DisclosureProfile } from './disclosure-profile.ts'

/**
 * California SB 68 (Health and Safety Code 114093.5, since 1 July 2026): the nine major allergens of
 * each menu item in writing, and another way in writing for guests who cannot use a digital one. What
 * is gluten is wheat or is not, so the cereal is named. For chains under 21 CFR 101.11.
 */
export const california: DisclosureProfile = {
  label: 'California',
  figures: [],
  kindsOf: ['gluten'],
  sentences: ['inWriting'],
  marks: ['allergens'],
  allergens: 'us',
}
