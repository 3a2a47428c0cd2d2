import {
  type Content,
  type Declaration,
  emptyValues,
  type Item,
  storedValue,
} from '../declaration.ts'
import type { Field } from '../field.ts'
import { storedRows, translatedRows } from '../fields/lists/translated-rows.ts'
import type { Json } from '../json.ts'

/**
 * What a translation of this content may hold: the translated fields only, none of them needed, and
 * of a set exactly the items that the first language has (contract section 7).
 */
export function translationOf(declaration: Declaration, source: Content): Declaration {
  const set = declaration.set
  return {
    ...declaration,
    fields: translatedFields(declaration.fields, source.values),
    windowed: false,
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

/** The same content as answers show a translation: what it leaves out is empty, whatever stands in for it. */
export function asTranslation(declaration: Declaration): Declaration {
  const { fields, set } = declaration
  return {
    ...declaration,
    fields: fields.map(bare),
    set: set && { ...set, fields: set.fields.map(bare) },
  }
}

function bare({ follows, ...field }: Field): Field {
  if (!field.translated) return follows === undefined ? field : { ...field, follows }
  return {
    ...field,
    answer: (value, media) =>
      typeof value === 'string'
        ? { ...field.answer(value, media), [field.wire]: value }
        : field.answer(value, media),
  }
}

/** A translation as it is edited: every item of the source, with what is translated of it so far. */
export function translationContent(
  declaration: Declaration,
  source: Content,
  translation: Content | null,
): Content {
  const { fields, set } = translationOf(declaration, source)
  const former = new Map(translation?.items.map((item) => [item.id, item.values]))
  return {
    values: { ...emptyValues(fields), ...translation?.values },
    items: source.items.map(({ id }) => ({
      id,
      values: { ...emptyValues(set?.fields ?? []), ...former.get(id) },
    })),
    lastItemId: source.lastItemId,
  }
}

/** The source's content with whatever a translation has in place of it. */
export function translated(
  declaration: Declaration,
  source: Content,
  translation: Content | null,
): Content {
  if (!translation) return source
  const items = new Map(translation.items.map((item) => [item.id, item.values]))
  return {
    ...source,
    values: overlaid(declaration.fields, source.values, translation.values),
    items: source.items.map((item): Item => {
      const values = items.get(item.id) ?? {}
      return { ...item, values: overlaid(declaration.set?.fields ?? [], item.values, values) }
    }),
  }
}

/** The source's texts for which a translation has nothing, as guests read them. */
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
      const [own, other] = [storedValue(field, translation), storedValue(field, source)]
      if (field.rows) return textsOfRowsWithout(field.rows.fields, other, own)
      return isEmpty(field, own) ? textsIn(field, other) : []
    })
    .filter((text) => text !== '')
}

function textsOfRowsWithout(fields: readonly Field[], source: Json, translation: Json): string[] {
  const texts = new Map(storedRows(translation).map(({ id, values }) => [id, values]))
  return storedRows(source).flatMap(({ id, values }) => {
    return textsWithout(fields, values, texts.get(id) ?? {})
  })
}

/** A text that is a tree goes by its words. */
function textsIn(field: Field, value: Json): string[] {
  if (field.kind === 'richText') return [field.words(value, noMedia)]
  if (field.kind === 'namedTexts') return Object.values(value ?? {}).filter(isText)
  return [value].flat().filter((text) => typeof text === 'string')
}

const noMedia = new Map()

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function overlaid(
  fields: readonly Field[],
  source: Record<string, Json>,
  translation: Record<string, Json>,
): Record<string, Json> {
  const values = { ...source }
  for (const field of fields) {
    const value = storedValue(field, translation)
    if (field.rows)
      values[field.key] = overlaidRows(field.rows.fields, storedValue(field, source), value)
    else if (field.translated && !isEmpty(field, value)) values[field.key] = value
  }
  return values
}

function overlaidRows(fields: readonly Field[], source: Json, translation: Json): Json {
  const texts = new Map(storedRows(translation).map(({ id, values }) => [id, values]))
  return storedRows(source).map(({ id, values }) => {
    return { id, values: overlaid(fields, values, texts.get(id) ?? {}) }
  })
}

/** Is there nothing in this field? Then guests see the first language's text. */
function isEmpty(field: Field, value: Json): boolean {
  return JSON.stringify(value) === JSON.stringify(field.empty)
}

function translatedFields(fields: readonly Field[], source: Record<string, Json>): Field[] {
  return fields.filter((field) => field.translated).map((field) => translatedField(field, source))
}

function translatedField(field: Field, source: Record<string, Json>): Field {
  if (field.rows) {
    const inside = translatedFields(field.rows.fields, {})
    return translatedRows(field, inside, storedValue(field, source))
  }
  return {
    ...bare(field),
    required: false,
    refusal: (value) => (isEmpty(field, value) ? null : field.refusal(value)),
  }
}
