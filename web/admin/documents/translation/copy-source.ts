import type { Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { TranslationSource } from '#web/admin/api/wire.gen.ts'
import type { FormContent } from '#web/admin/fields/form-content.ts'
import { formatValue } from '#web/admin/fields/format-value.ts'
import { type Row, responseNames } from '#web/admin/fields/row.ts'

export function copyField(field: Field, source: Row): Row {
  return Object.fromEntries(responseNames(field).map((name) => [name, source[name] ?? null]))
}

export function copyAll(
  { fields, set }: Section,
  form: FormContent,
  source: Pick<TranslationSource, 'values' | 'items'> | undefined,
): FormContent {
  if (!source) return form
  const rows = new Map(source.items.map((row) => [row.id, row]))
  return {
    values: copyRow(fields, form.values, source.values),
    items: form.items.map((item) => {
      const from = rows.get(item.id ?? 0)
      return from ? { ...item, row: copyRow(set?.fields ?? [], item.row, from) } : item
    }),
  }
}

export function wouldLoseText(
  { fields, set }: Section,
  before: FormContent,
  after: FormContent,
): boolean {
  if (losesIn(fields, before.values, after.values)) return true
  return before.items.some((item, at) =>
    losesIn(set?.fields ?? [], item.row, after.items[at]?.row ?? {}),
  )
}

function copyRow(fields: readonly Field[], row: Row, source: Row): Row {
  return Object.assign({ ...row }, ...fields.map((field) => copyField(field, source)))
}

function losesIn(fields: readonly Field[], before: Row, after: Row): boolean {
  return fields.some((field) => {
    const words = formatValue(field, before)
    return words !== '' && words !== formatValue(field, after)
  })
}
