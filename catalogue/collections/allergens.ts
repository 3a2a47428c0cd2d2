import { levels } from '../fields/choosing/levels.ts'
import { allergenKinds } from '../menu-law/allergen-kinds.ts'
import { allergenLabels } from '../menu-law/allergen-names.ts'

/** A new dish starts as unknown, and unknown cannot be submitted (contract section 4). */
export const allergens = levels(
  'Allergens',
  allergenLabels,
  { contains: 'Contains', may_contain: 'May contain', free: 'Free', unknown: 'Unknown' },
  {
    initial: 'unknown',
    blocking: 'unknown',
    fill: 'free',
    isSafetyCritical: true,
    kinds: allergenKinds,
    kindsAt: ['contains', 'may_contain'],
  },
)
