import type { Json } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { type FieldErrors, Label } from '../messages/message.ts'
import type { Allergen } from './allergens.ts'

/** What a dish with a flag does not contain. It may still contain traces. */
const without: { flag: string; label: string; allergens: readonly Allergen[] }[] = [
  { flag: 'vegetarian', label: 'Vegetarian', allergens: ['crustaceans', 'fish', 'molluscs'] },
  {
    flag: 'vegan',
    label: 'Vegan',
    allergens: ['crustaceans', 'fish', 'molluscs', 'eggs', 'milk'],
  },
  { flag: 'gluten_free', label: 'Gluten free', allergens: ['gluten'] },
]

/** Flags that the allergens of the same dish contradict, by wire path. */
export function checkDiet({ dietary, allergens }: Record<string, Json>): FieldErrors {
  const wrong = without.filter(
    ({ flag, allergens: none }) =>
      Array.isArray(dietary) &&
      dietary.includes(flag) &&
      none.some((one) => contains(allergens, one)),
  )
  if (wrong.length === 0) return {}
  const flags = wrong.map(({ label }) => new Label(label))
  return { dietary: [fill(inputMessages.flagsContradicted, { flags })] }
}

function contains(allergens: Json | undefined, one: Allergen): boolean {
  if (typeof allergens !== 'object' || allergens === null || Array.isArray(allergens)) return false
  return allergens[one] === 'contains'
}
