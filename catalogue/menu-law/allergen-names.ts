import type { Json } from '../json.ts'
import { kindsIn, levelIn, thingIn } from './kinded-level.ts'

/** Allergens that must be declared: Regulation (EU) 1169/2011, annex II, in its order. */
export const allergenLabels = {
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

export type Allergen = keyof typeof allergenLabels

export const allergenNames = Object.keys(allergenLabels)

/** Returns the level of an allergen in a dish; unknown when the record has none. */
export function levelOf(of: Json | undefined, allergen: string): string {
  return levelIn(thingIn(of, allergen)) ?? 'unknown'
}

/** Returns which foods of an allergen a dish contains or may contain; none: nobody named them. */
export function kindsOf(of: Json | undefined, allergen: string): string[] {
  return kindsIn(thingIn(of, allergen)) ?? []
}
