import type { DisclosureProfile } from './disclosure-profile.ts'

/**
 * Saudi Food and Drug Authority: calories on menus (since 2019), and since 1 July 2025 a salt shaker
 * beside meals that are high in salt, the caffeine of drinks and the minutes of activity that use up
 * the calories. The authority sells the regulations themselves; its announcement names 5 g of salt a
 * day, which is taken as the limit here.
 */
export const ksa: DisclosureProfile = {
  label: 'Saudi Arabia',
  figures: [
    { anyOf: ['energy_kcal'] },
    { anyOf: ['salt', 'sodium'] },
    { anyOf: ['caffeine'], type: 'Drinks' },
  ],
  kindsOf: [],
  sentences: ['dailyAdvice', 'saltLimit'],
  marks: ['salt', 'caffeine', 'activity'],
  allergens: 'eu',
}

/** Grams of salt from which on a portion has the mark. */
export const highSalt = 5

/** Kilocalories a minute of a walk at 5 km/h: 3.5 MET of a person of 70 kg. */
export const walkingEnergy = 4
