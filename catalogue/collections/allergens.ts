import { levels } from '../fields/choosing/levels.ts'
import type { Json } from '../json.ts'

/** Allergens that must be declared: Regulation (EU) 1169/2011, annex II, in its order. */
const names = {
  gluten: 'Cereals containing gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soybeans: 'Soybeans',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
} as const

export type Allergen = keyof typeof names

export const allergenNames = Object.keys(names)

/** A new dish starts as unknown, and unknown cannot be submitted (contract section 4). */
export const allergens = levels(
  'Allergens',
  names,
  { contains: 'Contains', may_contain: 'May contain', free: 'Free', unknown: 'Unknown' },
  { initial: 'unknown', blocking: 'unknown', fill: 'free', isSafetyCritical: true },
)

/** Returns the level of an allergen in a dish; unknown when the record has none. */
export function levelOf(of: Json | undefined, allergen: string): string {
  if (typeof of !== 'object' || of === null || Array.isArray(of)) return 'unknown'
  const level = Object.hasOwn(of, allergen) ? of[allergen] : null
  return typeof level === 'string' ? level : 'unknown'
}
