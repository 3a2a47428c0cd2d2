import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { Figure, minorDigits } from '#catalogue/messages/figure.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'

interface MoneyOptions {
  required?: boolean
  hint?: string
  /** The key of the field with its currency; by default the brand's applies. */
  currencyKey?: string
}

export interface ResolvedMoney {
  /** In minor units. */
  minor: number
  /** ISO 4217. */
  currency: string
  /** In the main unit for structured data: `5.99`. */
  amount: string
}

/** Declares an amount in minor units of the brand's currency (contract section 4), or null. */
export function money(
  label: string,
  { required = false, hint, currencyKey }: MoneyOptions = {},
): FieldMaker<number | null, ResolvedMoney | null> {
  return (key) => ({
    ...baseField<number | null>(key, label, null),
    kind: 'money',
    required,
    hint: hint ?? null,
    ...(currencyKey ? { currencyKey } : {}),
    requestSchema: { [key]: amount.min(0).max(limits.amount).nullable() },
    read: (sent) => numberOf(sent[key]),
    validate: (value) =>
      required && value === null ? fill(inputMessages.fillIn, { label: new Label(label) }) : null,
    responseSchema: { [key]: z.int().nullable() },
    toWire: (value) => ({ [key]: value }),
    text: (value) => (value === null ? '' : String(value)),
    localizableText: (value, { currency = null }) =>
      value === null ? '' : moneyFigure(value, currency, currencyKey),
    resolve: (value, { currency }) => (value === null ? null : resolveMoney(value, currency)),
  })
}

/** A text is a cell of a spreadsheet that `catalogue/spreadsheet/cell-text.ts` could not read. */
const amount = z.int({
  error: ({ input }) =>
    typeof input === 'string' ? serializeMessage(inputMessages.amount) : undefined,
})

function resolveMoney(minor: number, currency: string): ResolvedMoney {
  const digits = minorDigits(currency)
  return { minor, currency, amount: (minor / 10 ** digits).toFixed(digits) }
}

/** A value alone does not know the currency of another field, so it is formatted without one. */
function moneyFigure(minor: number, currency: string | null, currencyKey: string | undefined) {
  if (currencyKey === undefined) return new Figure(minor, { currency })
  return new Figure(minor / 10 ** minorDigits(currency), { unit: null })
}

function numberOf(sent: unknown): number | null | undefined {
  return typeof sent === 'number' || sent === null ? sent : undefined
}
