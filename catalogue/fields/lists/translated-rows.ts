import { emptyValues } from '#catalogue/declaration.ts'
import type { Field, StoredRow } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import { isList, rowFieldMethods, rowsSchema } from './rows.ts'
import { readFields } from './sent-fields.ts'

/** Returns a field of rows for a translation: the source's rows, with translated fields only. */
export function translatedRows(field: Field, fields: readonly Field[], source: Json): Field {
  const ids = storedRows(source).map(({ id }) => id)
  const { key } = field
  const shared = rowFieldMethods(key, fields)
  const max = Math.max(1, ids.length)

  function inSourceOrder(value: Json): StoredRow[] {
    const stored = new Map(storedRows(value).map(({ id, values }) => [id, values]))
    return ids.map((id) => ({ id, values: { ...emptyValues(fields), ...stored.get(id) } }))
  }

  return {
    ...field,
    required: false,
    max,
    rows: { fields, label: field.rows?.label ?? '', min: 0, max, isFixed: true },
    empty: inSourceOrder([]),
    requestSchema: { [key]: rowsSchema(fields, max) },
    read(sent, before) {
      const list = sent[key]
      if (!isList(list)) return undefined
      const rows = new Map(list.map((row) => [row.id, row]))
      return inSourceOrder(before).map(({ id, values }) => ({
        id,
        values: readFields(fields, values, rows.get(id) ?? {}),
      }))
    },
    validate: () => null,
    validateNested: (value) => shared.validateNested(inSourceOrder(value)),
    toWire: (value, media) => shared.toWire(inSourceOrder(value), media),
    text: (value, media) => shared.text(inSourceOrder(value), media),
    localizableText: (value, media) => shared.localizableText(inSourceOrder(value), media),
    parts: { ...shared.parts, of: (value) => shared.parts.of(inSourceOrder(value)) },
  }
}

export function storedRows(value: Json): StoredRow[] {
  return Array.isArray(value) ? value.filter(isStoredRow) : []
}

function isStoredRow(row: Json): row is StoredRow {
  return typeof row === 'object' && row !== null && 'id' in row && 'values' in row
}
