import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import { Figure } from '#catalogue/messages/figure.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { asciiDigits } from '#catalogue/text/fold-text.ts'

interface MeasureOptions<U extends string> {
  /** The first is that of a new value. */
  units: readonly [U, ...U[]]
  max: number
  hint?: string
}

/** An amount in one of several units: `{ amount: 250, unit: 'ml' }`. */
export type Measure<U extends string = string> = { amount: number; unit: U }

/** Declares an amount of which people choose the unit. A cell of a spreadsheet has `250 ml`. */
export function measure<U extends string>(
  label: string,
  { units, max, hint }: MeasureOptions<U>,
): FieldMaker<Measure<U> | null> {
  const unit = z.enum(units)
  const amount = z
    .number()
    .positive()
    .max(max)
    .refine(
      (number) => Number(number.toFixed(1)) === number,
      serializeMessage(fill(inputMessages.decimals, { most: 1 })),
    )
  const toMeasure = (value: unknown): Measure<U> | null => {
    const found = measureIn(value)
    const own = units.find((one) => one === found?.unit)
    return found && own !== undefined ? { amount: found.amount, unit: own } : null
  }
  return (key) => ({
    ...baseField<Measure<U> | null>(key, label, null),
    kind: 'measure',
    hint: hint ?? null,
    options: units.map((value) => ({ value, label: value })),
    requestSchema: { [key]: z.strictObject({ amount, unit }).nullable() },
    read: (sent) => (sent[key] === undefined ? undefined : toMeasure(sent[key])),
    responseSchema: { [key]: z.object({ amount: z.number(), unit }).nullable() },
    toWire: (value) => ({ [key]: toMeasure(value) }),
    text: (value) => (value === null ? '' : `${value.amount} ${value.unit}`),
    localizableText: (value) =>
      value === null ? '' : new Figure(value.amount, { unit: value.unit }),
    cell: {
      write: (value) => (value === null ? '' : `${value.amount} ${value.unit}`),
      read: (text) => readMeasure(text, units),
    },
  })
}

export function measureIn(value: unknown): Measure | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('amount' in value && 'unit' in value)) return null
  const { amount, unit } = value
  return typeof amount === 'number' && typeof unit === 'string' ? { amount, unit } : null
}

/** Returns `250 ml` or `0,5 ml` as an amount and its unit, other text as it is: its save rejects it. */
function readMeasure<U extends string>(text: string, units: readonly U[]): Json {
  const typed = asciiDigits(text).trim().toLowerCase()
  if (typed === '') return null
  const unit = units.find((one) => typed.endsWith(one))
  const number = unit === undefined ? '' : typed.slice(0, -unit.length).trim()
  if (unit === undefined || !/^\d{1,6}([.,]\d{1,3})?$/.test(number)) return text
  return { amount: Number(number.replace(',', '.')), unit }
}
