import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { Figure } from '#catalogue/messages/figure.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label, type Message } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'

interface QuantityOptions {
  /** The unit behind the number: `kJ`. */
  unit?: string
  /** The most decimals; 0 by default. */
  decimals?: number
  min?: number
  max?: number
  required?: boolean
  hint?: string
}

export function quantity(
  label: string,
  {
    unit,
    decimals = 0,
    min = 0,
    max = limits.quantity,
    required = false,
    hint,
  }: QuantityOptions = {},
): FieldMaker<number | null> {
  const unitFigure = { unit: unit ?? null }
  return (key) => ({
    ...baseField<number | null>(key, label, null),
    kind: 'quantity',
    required,
    hint: hint ?? null,
    figure: { ...unitFigure, decimals, min },
    requestSchema: {
      [key]: z
        .number()
        .min(min)
        .max(max)
        .refine(
          (number) => rounded(number, decimals) === number,
          serializeMessage(tooManyDecimals(decimals)),
        )
        .nullable(),
    },
    read: (sent) => numberOf(sent[key]),
    validate: (value) =>
      required && value === null ? fill(inputMessages.fillIn, { label: new Label(label) }) : null,
    responseSchema: { [key]: z.number().nullable() },
    toWire: (value) => ({ [key]: value }),
    text: (value) => (value === null ? '' : String(value)),
    localizableText: (value) => (value === null ? '' : new Figure(value, unitFigure)),
  })
}

function tooManyDecimals(decimals: number): Message {
  return decimals === 0
    ? inputMessages.wholeNumber
    : fill(inputMessages.decimals, { most: decimals })
}

function rounded(number: number, decimals: number): number {
  return Number(number.toFixed(decimals))
}

/** Adding 0 makes -0 the 0 that comes back from the database. */
function numberOf(sent: unknown): number | null | undefined {
  if (sent === null) return null
  return typeof sent === 'number' ? sent + 0 : undefined
}
