import { levels } from '../fields/choosing/levels.ts'

/** What has to be named where food is sold: Regulation (EU) 1169/2011, annex II, in its order. */
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

/** Nobody knows of a new dish; one that is unknown cannot be submitted (contract section 4). */
export const allergens = levels(
  'Allergens',
  names,
  { contains: 'Contains', may_contain: 'May contain', free: 'Free', unknown: 'Unknown' },
  { initial: 'unknown', blocking: 'unknown', fill: 'free', grave: true },
)
