import { declarationByEntityType } from '../catalogue.ts'
import type { EntityRef } from '../field.ts'
import { referenceCategories } from './reference-categories.ts'

/** Returns the key of the collection that a reference is to; '' when there is none. */
export function referredType(category: EntityRef['category']): string {
  return typeof category === 'string'
    ? (declarationByEntityType(category)?.key ?? '')
    : (referenceCategories.find(({ id }) => id === category)?.collection ?? '')
}
