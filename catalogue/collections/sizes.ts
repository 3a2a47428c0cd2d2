import type { StoredRow } from '../field.ts'
import { rows } from '../fields/lists/rows.ts'
import { measure } from '../fields/measure.ts'
import { money } from '../fields/money.ts'
import { quantity } from '../fields/quantity.ts'
import { text } from '../fields/text.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { type FieldErrors, Label } from '../messages/message.ts'

const grams = { unit: 'g', decimals: 1, max: 5_000 }
const milligrams = { unit: 'mg', max: 50_000 }
const energy = { max: 50_000 }

export const sizes = rows(
  'Sizes',
  {
    name: text('Name'),
    price: money('Price'),
    portion: measure('Portion', { units: ['g', 'ml'], max: 20_000 }),
    serves: quantity('Serves', { max: 100, hint: 'Number of people' }),
    energy_kj: quantity('Energy', { ...energy, unit: 'kJ' }),
    energy_kcal: quantity('Calories', { ...energy, unit: 'kcal' }),
    fat: quantity('Fat', grams),
    saturates: quantity('Saturates', grams),
    trans_fat: quantity('Trans fat', grams),
    cholesterol: quantity('Cholesterol', milligrams),
    carbohydrate: quantity('Carbohydrate', grams),
    sugars: quantity('Sugars', grams),
    fibre: quantity('Fibre', grams),
    protein: quantity('Protein', grams),
    salt: quantity('Salt', { ...grams, decimals: 2 }),
    sodium: quantity('Sodium', milligrams),
    caffeine: quantity('Caffeine', milligrams),
  },
  { rowLabel: 'Size', max: 12 },
)

/** A nutrient cannot weigh more than the one that includes it. */
const parts = [
  { part: 'saturates', whole: 'fat', labels: ['Saturates', 'Fat'] },
  { part: 'trans_fat', whole: 'fat', labels: ['Trans fat', 'Fat'] },
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
    if (!isSameSalt(values.salt ?? null, values.sodium ?? null)) {
      errors[`sizes.${index}.sodium`] = [inputMessages.otherSalt]
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

/** Milligrams of sodium in a gram of salt as labels count it (Regulation (EU) 1169/2011, annex I). */
export const sodiumInSalt = 400

/** Both are rounded on labels: salt to a tenth of a gram. */
function isSameSalt(salt: unknown, sodium: unknown): boolean {
  if (typeof salt !== 'number' || typeof sodium !== 'number') return true
  const expected = salt * sodiumInSalt
  return Math.abs(sodium - expected) <= Math.max(sodiumInSalt / 20, expected * tolerance.share)
}

/** Returns the salt of a size in grams, worked out from the sodium where that alone is known. */
export function saltOf({ salt, sodium }: { salt: number | null; sodium: number | null }) {
  if (salt !== null || sodium === null) return salt
  return Number((sodium / sodiumInSalt).toFixed(2))
}
