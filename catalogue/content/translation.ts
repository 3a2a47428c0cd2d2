import {
  type Content,
  type Declaration,
  emptyValues,
  type Item,
  storedValue,
} from '../declaration.ts'
import type { Field, RowShape } from '../field.ts'
import { fieldsOfRow } from '../fields/lists/rows.ts'
import { matchRows, storedRows, translatedRows } from '../fields/lists/translated-rows.ts'
import type { Json } from '../json.ts'

/** Returns a translation's declaration: translated fields, none required (contract section 7). */
export function withoutFallbacks(declaration: Declaration, source: Content): Declaration {
  const set = declaration.set
  return {
    ...declaration,
    fields: translatedFields(declaration.fields, source.values),
    hasWindow: false,
    window: null,
    set: set && {
      ...set,
      fields: translatedFields(set.fields, {}),
      min: 0,
      fixed: source.items.map(({ id }) => ({ id, values: {} })),
    },
    check: () => ({}),
  }
}

/** Returns the declaration whose responses show only the translation: what it lacks is empty. */
export function translationDeclaration(declaration: Declaration): Declaration {
  const { fields, set } = declaration
  return {
    ...declaration,
    fields: fields.map(withoutFallback),
    set: set && { ...set, fields: set.fields.map(withoutFallback) },
  }
}

function withoutFallback({ follows, ...field }: Field): Field {
  if (!field.translated) return follows === undefined ? field : { ...field, follows }
  return {
    ...field,
    toWire: (value, media) =>
      typeof value === 'string'
        ? { ...field.toWire(value, media), [field.wire]: value }
        : field.toWire(value, media),
  }
}

/** Returns a translation for editing: every item of the source with its translated values. */
export function fillTranslation(
  declaration: Declaration,
  source: Content,
  translation: Content | null,
): Content {
  const { fields, set } = withoutFallbacks(declaration, source)
  const translatedValues = new Map(translation?.items.map((item) => [item.id, item.values]))
  return {
    values: { ...emptyValues(fields), ...translation?.values },
    items: source.items.map(({ id }) => ({
      id,
      values: { ...emptyValues(set?.fields ?? []), ...translatedValues.get(id) },
    })),
    lastItemId: source.lastItemId,
  }
}

export function applyTranslation(
  declaration: Declaration,
  source: Content,
  translation: Content | null,
): Content {
  if (!translation) return source
  const items = new Map(translation.items.map((item) => [item.id, item.values]))
  return {
    ...source,
    values: overlay(declaration.fields, source.values, translation.values),
    items: source.items.map((item): Item => {
      const values = items.get(item.id) ?? {}
      return { ...item, values: overlay(declaration.set?.fields ?? [], item.values, values) }
    }),
  }
}

/** Returns the source's texts that a translation lacks, as guests read them. */
export function untranslatedTexts(
  declaration: Declaration,
  source: Content,
  translation: Content | null,
): string[] {
  const items = new Map(translation?.items.map((item) => [item.id, item.values]))
  const set = declaration.set?.fields ?? []
  return [
    ...textsWithout(declaration.fields, source.values, translation?.values ?? {}),
    ...source.items.flatMap((item) => textsWithout(set, item.values, items.get(item.id) ?? {})),
  ]
}

function textsWithout(
  fields: readonly Field[],
  source: Record<string, Json>,
  translation: Record<string, Json>,
): string[] {
  return fields
    .filter((field) => field.translated)
    .flatMap((field) => {
      const [translated, sourceValue] = [
        storedValue(field, translation),
        storedValue(field, source),
      ]
      if (field.rows) return textsOfRowsWithout(field.rows, sourceValue, translated)
      return isEmpty(field, translated) ? textsIn(field, sourceValue) : []
    })
    .filter((text) => text !== '')
}

function textsOfRowsWithout(shape: RowShape, source: Json, translation: Json): string[] {
  const translationOf = matchRows(translation)
  return storedRows(source).flatMap((row) => {
    return textsWithout(fieldsOfRow(shape, row), row.values, translationOf(row))
  })
}

function textsIn(field: Field, value: Json): string[] {
  if (field.kind === 'richText') return [field.searchText?.(value) ?? '']
  if (field.kind === 'namedTexts') return Object.values(value ?? {}).filter(isText)
  return [value].flat().filter((text) => typeof text === 'string')
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function overlay(
  fields: readonly Field[],
  source: Record<string, Json>,
  translation: Record<string, Json>,
): Record<string, Json> {
  const values = { ...source }
  for (const field of fields) {
    const value = storedValue(field, translation)
    if (field.rows) values[field.key] = overlayRows(field.rows, storedValue(field, source), value)
    else if (field.translated && !isEmpty(field, value)) values[field.key] = value
  }
  return values
}

function overlayRows(shape: RowShape, source: Json, translation: Json): Json {
  const translationOf = matchRows(translation)
  return storedRows(source).map((row) => {
    return { id: row.id, values: overlay(fieldsOfRow(shape, row), row.values, translationOf(row)) }
  })
}

function isEmpty(field: Field, value: Json): boolean {
  return JSON.stringify(value) === JSON.stringify(field.empty)
}

function translatedFields(fields: readonly Field[], source: Record<string, Json>): Field[] {
  return fields.filter((field) => field.translated).map((field) => translatedField(field, source))
}

function translatedField(field: Field, source: Record<string, Json>): Field {
  if (field.rows) return translatedRows(field, translatedFields, storedValue(field, source))
  return {
    ...withoutFallback(field),
    required: false,
    validate: (value) => (isEmpty(field, value) ? null : field.validate(value)),
  }
}
