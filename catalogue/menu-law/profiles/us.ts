import type { DisclosureProfile } from './disclosure-profile.ts'

/**
 * 21 CFR 101.11: calories beside the name or the price (b)(2)(i), two statements (b)(2)(i)(B) and (C),
 * and on request the nutrients of (b)(2)(ii)(A), which the page of a menu item has. Calories from fat
 * follow from the fat. For chains of 20 places and more.
 */
export const us: DisclosureProfile = {
  label: 'United States',
  figures: [
    { anyOf: ['energy_kcal'] },
    { anyOf: ['fat'] },
    { anyOf: ['saturates'] },
    { anyOf: ['trans_fat'] },
    { anyOf: ['cholesterol'] },
    { anyOf: ['sodium', 'salt'] },
    { anyOf: ['carbohydrate'] },
    { anyOf: ['fibre'] },
    { anyOf: ['sugars'] },
    { anyOf: ['protein'] },
  ],
  kindsOf: [],
  sentences: ['dailyAdvice', 'onRequest'],
  marks: ['calories'],
  allergens: 'us',
}
