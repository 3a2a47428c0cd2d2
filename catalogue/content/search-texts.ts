import { type Content, type Declaration, storedValue } from '../declaration.ts'
import type { Field, FieldKind } from '../field.ts'
import type { Json } from '../json.ts'
import type { SearchAs } from '../search/search-as.ts'
import type { Topic } from '../search/topics.ts'

/** What search knows of a record, of an item of its set, or of a named part. */
export interface SearchText {
  /** 0 for the record; parts are counted from 1. */
  itemId: number
  title: string
  /** The text that guests read in the language of the document. */
  text: string
  /** Further text that finds it: names and choices that all languages share. */
  more: string
  topics: Topic[]
  picture: number | null
}

const readKinds: ReadonlySet<FieldKind> = new Set([
  'text',
  'longText',
  'richText',
  'entity',
  'choice',
  'names',
  'rows',
  'blocks',
  'namedTexts',
  'references',
])

const titleKinds: ReadonlySet<FieldKind> = new Set(['text', 'entity'])

const noMedia = new Map()

/** Returns what guests can find: a text for the record and one for each item or part. */
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
  return names.map((name, index) => {
    return { itemId: index + 1, title: String(name), text: of, more: '', topics: [], picture: null }
  })
}

function textOf(fields: readonly Field[], values: Record<string, Json>) {
  const parts = fields
    .filter(({ kind }) => readKinds.has(kind))
    .map((field) => ({ field, words: searchTextOf(field, storedValue(field, values)) }))
    .filter(({ words }) => words !== '')
  const title = parts.find(({ field }) => titleKinds.has(field.kind))
  const rest = parts.filter((part) => part !== title)
  const joined = (isRead: boolean) =>
    rest.flatMap(({ field, words }) => (field.translated === isRead ? words : [])).join(' · ')
  const topics = fields.flatMap((field) => field.topics?.(storedValue(field, values)) ?? [])
  const [picture = null] = fields
    .filter(({ kind }) => kind === 'image')
    .flatMap((field) => field.pictures(storedValue(field, values)))
  return { title: title?.words ?? '', text: joined(true), more: joined(false), topics, picture }
}

function searchTextOf(field: Field, value: Json): string {
  return field.searchText?.(value) ?? field.text(value, noMedia)
}
