import { type Content, type Declaration, storedValue } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { fieldsOfRow } from '#catalogue/fields/lists/rows.ts'
import { storedRows } from '#catalogue/fields/lists/translated-rows.ts'
import type { Json } from '#catalogue/json.ts'
import { richTextToHtml } from '#catalogue/text/html/rich-text-to-html.ts'
import { richTextShape } from '#catalogue/text/rich-text.ts'
import type { Difference } from '#catalogue/wire.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import type { Revision } from '#store/content/revisions.ts'

/** A text of a document, at its path: `title`, `sizes.2.name`, `items.12.title`. */
export interface TextUnit {
  path: string
  item: number | null
  text: string
}

/** The texts of a document in the first language, and their translations. */
export interface DocumentTexts {
  entryId: number
  title: string
  /** The translation's declaration. */
  declaration: Declaration
  /** Its content, with what it lacks empty. */
  content: Content
  state: DocumentState | undefined
  source: Revision
  translation: Revision | undefined
  sources: TextUnit[]
  targets: Map<string, TextUnit>
  changed: readonly Difference[]
}

type Values = Record<string, Json>

/** Returns the texts of a document that people translate; addresses and videos are no texts. */
export function textUnits({ fields, set }: Declaration, content: Content): TextUnit[] {
  const ofItem = (item: number | null) => (unit: Omit<TextUnit, 'item'>) => ({ ...unit, item })
  return [
    ...unitsOf(fields, content.values, '').map(ofItem(null)),
    ...content.items.flatMap(({ id, values }) =>
      unitsOf(set?.fields ?? [], values, `items.${id}.`).map(ofItem(id)),
    ),
  ]
}

function unitsOf(
  fields: readonly Field[],
  values: Values,
  before: string,
): Omit<TextUnit, 'item'>[] {
  return fields.filter(isTranslated).flatMap((field) => {
    const value = storedValue(field, values)
    const path = `${before}${field.wire}`
    const { rows } = field
    if (!rows) return unitsOfValue(field, value, path)
    return storedRows(value).flatMap((row) =>
      unitsOf(fieldsOfRow(rows, row), row.values, `${path}.${row.id}.`),
    )
  })
}

function isTranslated({ translated, key }: Field): boolean {
  return translated && key !== 'slug'
}

function unitsOfValue(field: Field, value: Json, path: string) {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return [{ path, text: typeof value === 'string' ? value : '' }]
    case 'richText':
      return [{ path, text: htmlOf(value) }]
    case 'names':
      return [{ path, text: field.cell?.write(value) ?? '' }]
    case 'namedTexts':
      return Object.entries(value ?? {}).map(([name, text]) => {
        return { path: `${path}.${name}`, text: String(text ?? '') }
      })
    default:
      return []
  }
}

function htmlOf(value: Json): string {
  const read = richTextShape.safeParse(value)
  return read.success ? richTextToHtml(read.data) : ''
}

/** Returns the body of a save that changes these texts, by their paths, and nothing else. */
export function bodyOf(
  { fields, set }: Declaration,
  content: Content,
  changed: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const items = content.items.flatMap(({ id, values }) => {
    const sent = sentValues(set?.fields ?? [], values, `items.${id}.`, changed)
    return isEmpty(sent) ? [] : [{ id, ...sent }]
  })
  return {
    ...sentValues(fields, content.values, '', changed),
    ...(set && items.length > 0 ? { [set.wire]: items } : {}),
  }
}

function sentValues(
  fields: readonly Field[],
  values: Values,
  before: string,
  changed: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const sent: Record<string, unknown> = {}
  for (const field of fields.filter(isTranslated)) {
    const path = `${before}${field.wire}`
    const value = sentValue(field, storedValue(field, values), path, changed)
    if (value !== undefined) sent[field.wire] = value
  }
  return sent
}

function sentValue(
  field: Field,
  value: Json,
  path: string,
  changed: ReadonlyMap<string, string>,
): unknown {
  const { rows } = field
  if (rows) {
    const sent = storedRows(value).flatMap((row) => {
      const { id, values } = row
      const inside = sentValues(fieldsOfRow(rows, row), values, `${path}.${id}.`, changed)
      const { kind } = values
      return isEmpty(inside) ? [] : [{ id, ...(kind === undefined ? {} : { kind }), ...inside }]
    })
    return sent.length > 0 ? sent : undefined
  }
  if (field.kind === 'namedTexts') {
    const sent = Object.keys(value ?? {}).flatMap((name) => {
      const text = changed.get(`${path}.${name}`)
      return text === undefined ? [] : [{ key: name, value: text }]
    })
    return sent.length > 0 ? sent : undefined
  }
  const text = changed.get(path)
  return text !== undefined && field.kind === 'names' ? field.cell?.read(text) : text
}

function isEmpty(values: Record<string, unknown>): boolean {
  return Object.keys(values).length === 0
}
