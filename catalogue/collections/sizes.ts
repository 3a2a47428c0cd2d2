import type { StoredRow } from '../field.ts'
import { rows } from '../fields/lists/rows.ts'
import { money } from '../fields/money.ts'
import { quantity } from '../fields/quantity.ts'
import { text } from '../fields/text.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { type FieldErrors, Label } from '../messages/message.ts'

const grams = { unit: 'g', decimals: 1, max: 5_000 }
const energy = { max: 50_000 }

export const sizes = rows(
  'Sizes',
  {
    name: text('Name'),
    price: money('Price'),
    energy_kj: quantity('Energy', { ...energy, unit: 'kJ' }),
    energy_kcal: quantity('Calories', { ...energy, unit: 'kcal' }),
    fat: quantity('Fat', grams),
    saturates: quantity('Saturates', grams),
    carbohydrate: quantity('Carbohydrate', grams),
    sugars: quantity('Sugars', grams),
    fibre: quantity('Fibre', grams),
    protein: quantity('Protein', grams),
    salt: quantity('Salt', { ...grams, decimals: 2 }),
  },
  { rowLabel: 'Size', max: 12 },
)

/** A nutrient cannot weigh more than the one that includes it. */
const parts = [
  { part: 'saturates', whole: 'fat', labels: ['Saturates', 'Fat'] },
  { part: 'sugars', whole: 'carbohydrate', labels: ['Sugars', 'Carbohydrate'] },
] as const

export function checkSizes(value: readonly StoredRow[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const [index, { values }] of value.entries()) {
    if (value.length > 1 && values.name === '') {
      errors[`sizes.${index}.name`] = [fill(inputMessages.fillIn, { label: new Label('Name') })]
    }
    for (const { part, whole, labels } of parts) {
      if (amount(values[part]) <= amount(values[whole])) continue
      const [inside, outside] = labels.map((label) => new Label(label, { isInside: true }))
      if (values[part] === null || values[whole] === null || !inside || !outside) continue
      errors[`sizes.${index}.${part}`] = [
        fill(inputMessages.moreThanWhole, { part: inside, whole: outside }),
      ]
    }
    if (!isSameEnergy(values.energy_kj ?? null, values.energy_kcal ?? null)) {
      errors[`sizes.${index}.energy_kcal`] = [inputMessages.otherEnergy]
    }
  }
  return errors
}

function amount(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** Kilojoules in a kilocalorie. Labels round both, so a few per cent of difference are accepted. */
const joules = 4.184
const tolerance = { share: 0.06, least: 8 }

function isSameEnergy(kilojoules: unknown, kilocalories: unknown): boolean {
  if (typeof kilojoules !== 'number' || typeof kilocalories !== 'number') return true
  const expected = kilocalories * joules
  const { share, least } = tolerance
  return Math.abs(kilojoules - expected) <= Math.max(least, expected * share)
}
