import { type Content, type Declaration, type Item, storedValue } from '../declaration.ts'
import type { Field } from '../field.ts'
import { fieldsOfRow } from '../fields/lists/rows.ts'
import { storedRows } from '../fields/lists/translated-rows.ts'
import { type Json, sameJson } from '../json.ts'

type Values = Item['values']

/**
 * Returns a translation without the texts whose source has changed from `was` to `is`: there guests
 * read the source, as where a translation is missing (contract section 7).
 */
export function unchangedTranslation(
  declaration: Declaration,
  translation: Content,
  { was, is }: { was: Content; is: Content },
): Content {
  const set = declaration.set?.fields ?? []
  const valuesIn = (content: Content, id: number) =>
    content.items.find((item) => item.id === id)?.values ?? {}
  return {
    ...translation,
    values: unchanged(declaration.fields, translation.values, was.values, is.values),
    items: translation.items.map(({ id, values }) => ({
      id,
      values: unchanged(set, values, valuesIn(was, id), valuesIn(is, id)),
    })),
  }
}

function unchanged(fields: readonly Field[], translation: Values, was: Values, is: Values): Values {
  const kept = { ...translation }
  for (const field of fields) {
    const [before, after] = [storedValue(field, was), storedValue(field, is)]
    const value = storedValue(field, translation)
    if (field.rows) kept[field.key] = unchangedRows(field.rows, value, before, after)
    else if (field.translated && !sameJson(before, after)) kept[field.key] = field.empty
  }
  return kept
}

function unchangedRows(
  shape: NonNullable<Field['rows']>,
  translation: Json,
  was: Json,
  is: Json,
): Json {
  const rowIn = (rows: Json, id: number) => storedRows(rows).find((row) => row.id === id)
  return storedRows(translation).map(({ id, values }) => {
    const after = rowIn(is, id)
    if (!after) return { id, values }
    const before = rowIn(was, id)?.values ?? {}
    return { id, values: unchanged(fieldsOfRow(shape, after), values, before, after.values) }
  })
}
