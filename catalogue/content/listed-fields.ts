import type { Collection } from '../declaration.ts'
import type { Field, FieldKind } from '../field.ts'

/** The kinds whose values fit into a cell. */
const shortKinds: ReadonlySet<FieldKind> = new Set([
  'text',
  'choice',
  'choices',
  'references',
  'groups',
  'day',
  'moment',
  'money',
  'quantity',
  'yesNo',
  'phone',
  'image',
])

/** Returns the fields that staff can show as columns: short ones, and lists of sizes with prices. */
export function listableFields({ fields, titleKey }: Collection): Field[] {
  return fields.filter(
    (field) =>
      field.key !== titleKey && (shortKinds.has(field.kind) || priceFieldOf(field) !== null),
  )
}

/** Returns the field of a list's rows that holds their price in the brand's currency, or null. */
export function priceFieldOf({ kind, rows }: Field): Field | null {
  if (kind !== 'rows') return null
  return rows?.fields.find((field) => field.kind === 'money' && !field.currencyKey) ?? null
}
