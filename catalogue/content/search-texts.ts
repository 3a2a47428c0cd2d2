import { type Content, type Declaration, storedValue } from '../declaration.ts'
import type { Field, FieldKind } from '../field.ts'
import type { Json } from '../json.ts'

/** What the search knows of one record or item. */
export interface SearchText {
  /** 0 for a record without items. */
  itemId: number
  title: string
  text: string
}

/** Kinds of field whose words guests read. */
const read: ReadonlySet<FieldKind> = new Set([
  'text',
  'longText',
  'richText',
  'entity',
  'choice',
  'names',
  'rows',
])

/** Kinds that can name what they belong to. */
const naming: ReadonlySet<FieldKind> = new Set(['text', 'entity'])

const noMedia = new Map()

/** What guests can find of some content: one text for a record, one for each item of a set. */
export function searchTexts(declaration: Declaration, content: Content): SearchText[] {
  const single = { itemId: 0, ...textOf(declaration.fields, content.values) }
  const items = content.items.map(({ id, values }) => ({
    itemId: id,
    ...textOf(declaration.set?.fields ?? [], values),
  }))
  return [single, ...items].filter(({ title }) => title !== '')
}

function textOf(fields: readonly Field[], values: Record<string, Json>) {
  const parts = fields
    .filter(({ kind }) => read.has(kind))
    .map((field) => ({ kind: field.kind, words: soughtIn(field, storedValue(field, values)) }))
    .filter(({ words }) => words !== '')
  const title = parts.find(({ kind }) => naming.has(kind))
  const rest = parts.filter((part) => part !== title).map(({ words }) => words)
  return { title: title?.words ?? '', text: rest.join(' · ') }
}

function soughtIn(field: Field, value: Json): string {
  return field.sought?.(value) ?? field.words(value, noMedia)
}
