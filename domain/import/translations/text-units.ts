import { type Content, type Declaration, storedValue } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { storedRows } from '#catalogue/fields/lists/translated-rows.ts'
import type { Json } from '#catalogue/json.ts'
import { richTextToHtml } from '#catalogue/text/html/rich-text-to-html.ts'
import { richTextShape } from '#catalogue/text/rich-text.ts'

/** A text of a document, at its path: `title`, `sizes.2.name`, `items.12.title`. */
export interface TextUnit {
  path: string
  field: Field
  /** The item and the row or name that hold it; null where none does. */
  item: number | null
  part: number | string | null
  text: string
}

type Position = Pick<TextUnit, 'item' | 'part'> & { before: string }

/** Returns the texts of a document that people translate; addresses and videos are no texts. */
export function textUnits({ fields, set }: Declaration, content: Content): TextUnit[] {
  return [
    ...unitsOf(fields, content.values, { item: null, part: null, before: '' }),
    ...content.items.flatMap(({ id, values }) =>
      unitsOf(set?.fields ?? [], values, { item: id, part: null, before: `items.${id}.` }),
    ),
  ]
}

function unitsOf(fields: readonly Field[], values: Record<string, Json>, at: Position): TextUnit[] {
  return fields
    .filter(({ translated, key }) => translated && key !== 'slug')
    .flatMap((field) => unitsOfField(field, storedValue(field, values), at))
}

function unitsOfField(field: Field, value: Json, { before, ...at }: Position): TextUnit[] {
  const path = `${before}${field.wire}`
  if (field.rows) {
    const inside = field.rows.fields
    return storedRows(value).flatMap(({ id, values }) =>
      unitsOf(inside, values, { ...at, part: id, before: `${path}.${id}.` }),
    )
  }
  switch (field.kind) {
    case 'text':
    case 'longText':
      return [{ ...at, path, field, text: typeof value === 'string' ? value : '' }]
    case 'richText':
      return [{ ...at, path, field, text: htmlOf(value) }]
    case 'names':
      return [{ ...at, path, field, text: field.cell?.write(value) ?? '' }]
    case 'namedTexts':
      return Object.entries(value ?? {}).map(([name, text]) => {
        return { ...at, part: name, path: `${path}.${name}`, field, text: String(text ?? '') }
      })
    default:
      return []
  }
}

function htmlOf(value: Json): string {
  const read = richTextShape.safeParse(value)
  return read.success ? richTextToHtml(read.data) : ''
}

/** Returns the body of a save that changes these texts and nothing else. */
export function bodyOf(
  { fields, set }: Declaration,
  changed: readonly TextUnit[],
): Record<string, unknown> {
  const items = new Map<number, TextUnit[]>()
  for (const unit of changed)
    if (unit.item !== null) items.set(unit.item, [...(items.get(unit.item) ?? []), unit])
  const rows = [...items].map(([id, units]) => ({ id, ...valuesOf(set?.fields ?? [], units) }))
  return {
    ...valuesOf(
      fields,
      changed.filter(({ item }) => item === null),
    ),
    ...(set && rows.length > 0 ? { [set.wire]: rows } : {}),
  }
}

function valuesOf(fields: readonly Field[], units: readonly TextUnit[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    const inside = new Set<Field>([field, ...(field.rows?.fields ?? [])])
    const own = units.filter((unit) => inside.has(unit.field))
    if (own.length === 0) continue
    if (field.rows) values[field.wire] = rowsOf(own)
    else if (field.kind === 'namedTexts')
      values[field.wire] = own.map(({ part, text }) => ({ key: part, value: text }))
    else {
      const [{ text = '' } = {}] = own
      values[field.wire] = field.kind === 'names' ? field.cell?.read(text) : text
    }
  }
  return values
}

function rowsOf(units: readonly TextUnit[]): Record<string, unknown>[] {
  const rows = new Map<unknown, Record<string, unknown>>()
  for (const { part, field, text } of units)
    rows.set(part, { ...(rows.get(part) ?? { id: part }), [field.wire]: text })
  return [...rows.values()]
}
