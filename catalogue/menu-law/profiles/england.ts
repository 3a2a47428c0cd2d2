import type { DisclosureProfile } from './disclosure-profile.ts'

/**
 * The Calorie Labelling (Out of Home Sector) (England) Regulations 2021 (SI 2021/909), regulation 5:
 * kilocalories beside the description or the price, with the size of the portion or the number of
 * people, and a sentence. For businesses with 250 employees and more; allergens are in `eu`.
 */
export const england: DisclosureProfile = {
  label: 'England',
  figures: [{ anyOf: ['energy_kcal'] }, { anyOf: ['portion', 'serves'] }],
  kindsOf: [],
  sentences: ['adultsNeed'],
  marks: ['portion'],
  allergens: 'eu',
}
