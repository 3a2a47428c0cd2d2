import { type Content, type Declaration, storedValue } from '../declaration.ts'
import type { Field, FieldKind } from '../field.ts'
import type { Json } from '../json.ts'
import type { SearchAs } from '../search/search-as.ts'
import type { Topic } from '../search/topics.ts'

/** What the search knows of a record, of an item of its set, or of a part of it that has a name of its own. */
export interface SearchText {
  /** 0 for the record; parts are counted from 1. */
  itemId: number
  title: string
  /** What guests read of it in the language of the text. */
  text: string
  /** What it is found by too: names and choices that all languages share. */
  more: string
  /** What its values say that it is about. */
  topics: Topic[]
  /** The first of its pictures, or null. */
  picture: number | null
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
  'namedTexts',
  'references',
])

/** Kinds that can name what they belong to. */
const naming: ReadonlySet<FieldKind> = new Set(['text', 'entity'])

const noMedia = new Map()

/** What guests can find of some content: one text for a record, one for each item of a set or part. */
export function searchTexts(declaration: Declaration, content: Content): SearchText[] {
  const single = { itemId: 0, ...textOf(declaration.fields, content.values) }
  const items = content.items.map(({ id, values }) => ({
    itemId: id,
    ...textOf(declaration.set?.fields ?? [], values),
  }))
  const parts = partsOf(declaration.search, content, single.title)
  return [single, ...items, ...parts].filter(({ title }) => title !== '')
}

function partsOf(search: SearchAs | null, { values }: Content, of: string): SearchText[] {
  const names = search?.parts ? values[search.parts.key] : []
  if (!Array.isArray(names)) return []
  return names.map((name, place) => {
    return { itemId: place + 1, title: String(name), text: of, more: '', topics: [], picture: null }
  })
}

function textOf(fields: readonly Field[], values: Record<string, Json>) {
  const parts = fields
    .filter(({ kind }) => read.has(kind))
    .map((field) => ({ field, words: soughtIn(field, storedValue(field, values)) }))
    .filter(({ words }) => words !== '')
  const title = parts.find(({ field }) => naming.has(field.kind))
  const rest = parts.filter((part) => part !== title)
  const joined = (isRead: boolean) =>
    rest.flatMap(({ field, words }) => (field.translated === isRead ? words : [])).join(' · ')
  const topics = fields.flatMap((field) => field.topics?.(storedValue(field, values)) ?? [])
  const [picture = null] = fields
    .filter(({ kind }) => kind === 'image')
    .flatMap((field) => field.pictures(storedValue(field, values)))
  return { title: title?.words ?? '', text: joined(true), more: joined(false), topics, picture }
}

function soughtIn(field: Field, value: Json): string {
  return field.sought?.(value) ?? field.words(value, noMedia)
}
