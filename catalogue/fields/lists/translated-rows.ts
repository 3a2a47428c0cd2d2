import { emptyValues } from '#catalogue/declaration.ts'
import type { Field, StoredRow } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import { isList, rowsOf, sentRows } from './rows.ts'
import { readFields } from './sent-fields.ts'

/**
 * Rows as a translation holds them: those of the source, in its order, with the translated fields only.
 *
 * @param fields the translated ones of a row
 */
export function translatedRows(field: Field, fields: readonly Field[], source: Json): Field {
  const ids = storedRows(source).map(({ id }) => id)
  const { key } = field
  const own = rowsOf(key, fields)
  const max = Math.max(1, ids.length)

  function placed(value: Json): StoredRow[] {
    const known = new Map(storedRows(value).map(({ id, values }) => [id, values]))
    return ids.map((id) => ({ id, values: { ...emptyValues(fields), ...known.get(id) } }))
  }

  return {
    ...field,
    required: false,
    max,
    rows: { fields, label: field.rows?.label ?? '', min: 0, max, isFixed: true },
    empty: placed([]),
    writes: { [key]: sentRows(fields, max) },
    read(sent, before) {
      const list = sent[key]
      if (!isList(list)) return undefined
      const rows = new Map(list.map((row) => [row.id, row]))
      return placed(before).map(({ id, values }) => ({
        id,
        values: readFields(fields, values, rows.get(id) ?? {}),
      }))
    },
    refusal: () => null,
    faults: (value) => own.faults(placed(value)),
    answer: (value, media) => own.answer(placed(value), media),
    words: (value, media) => own.words(placed(value), media),
    said: (value, media) => own.said(placed(value), media),
    parts: { ...own.parts, of: (value) => own.parts.of(placed(value)) },
  }
}

/** Rows as they are stored; none of what is no list. */
export function storedRows(value: Json): StoredRow[] {
  return Array.isArray(value) ? value.filter(isStoredRow) : []
}

function isStoredRow(row: Json): row is StoredRow {
  return typeof row === 'object' && row !== null && 'id' in row && 'values' in row
}
