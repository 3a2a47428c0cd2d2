import { type Derived, fromStored } from './derived.ts'
import type { Field, FieldMakers, ResolvedValues, Values } from './field.ts'
import { slug } from './fields/slug.ts'
import { longText, text } from './fields/text.ts'
import type { Json } from './json.ts'
import { limits } from './limits.ts'
import type { RoundedAmounts } from './messages/figure.ts'
import type { FieldErrors } from './messages/message.ts'
import type { Ability } from './roles.ts'
import type { Desks, PagesByChoice, Screens, Singleton, Toggle } from './screens.ts'
import type { SearchAs } from './search/search-as.ts'
import type { EntryWindow, WindowMeaning } from './time/window-meaning.ts'

/** A slide, card or row of a set. Its id stays the same from revision to revision. */
export interface Item {
  id: number
  values: Record<string, Json>
}

/** What one revision holds. A section with single fields has no items, a set has no values. */
export interface Content {
  values: Record<string, Json>
  items: Item[]
  /** The highest item id ever given in this set, so that ids are never given twice. */
  lastItemId: number
  /** Only after its amounts were converted to a currency with fewer decimals. */
  rounded?: RoundedAmounts
}

export interface ItemSet {
  /** The array's name in a save and in a load answer. */
  wire: string
  /** The name of the array of removed ids. */
  removeWire: string
  /** "Slide", "Card": how one item is called in sentences. */
  label: string
  fields: readonly Field[]
  /** How many items publishing needs. */
  min: number
  /** How many items fit. */
  max: number
  /** Is their order seen, so that people may choose it? */
  ordered: boolean
  /** The items of a set that never grows or shrinks, as it starts; null for sets that do. */
  fixed: readonly Item[] | null
  /** The field by which a save that sends no id means an item, by its key; null: none. */
  naturalKey: string | null
}

/** What sections and collections have in common: the engine knows nothing more. */
export interface Declaration {
  /** Stable name in the database and of what pages depend on, e.g. `home.hero`. */
  key: string
  /** The name on approvals (contract section 2). */
  entityType: string
  label: string
  /** `approval`: draft, submit, approve. `direct`: a save is published at once, and logged. */
  workflow: 'approval' | 'direct'
  fields: readonly Field[]
  set: ItemSet | null
  /** The public page that shows it, with `preview=1`; null while there is none. */
  previewPath: string | null
  /** Entries of a collection may carry `starts_at` and `ends_at`. */
  windowed: boolean
  /** What its window means to people, where that is more than when guests see an entry. */
  window: WindowMeaning | null
  /** What a person has to be allowed to save it. */
  ability: Ability
  /** The field that names an entry, by its key; null for what there is one of. */
  titleKey: string | null
  /** The address of an entry's public page, with `{entry}` for its id and slug; null while it has none. */
  page: string | null
  /** Where it stands elsewhere for some values of a choice. */
  pages: PagesByChoice | null
  /** Entries that have addresses of their own, by their slugs. */
  singletons: readonly Singleton[]
  /** Of an order: the key of the collection whose entries it puts in order; null for all else. */
  orders: string | null
  /** The fields by which lists of staff filter and sort entries, beside title, state and order. */
  columns: readonly string[]
  /** The fields by whose values guests narrow lists down: choices, and texts as the first language has them. */
  facets: readonly string[]
  /** The field that says which entry it is, by its key: no two have the same. Null: the slug does. */
  naturalKey: string | null
  /** Null: guests do not find it by searching, as with slides that only name what is found itself. */
  search: SearchAs | null
  /** Rules over several fields that publishing needs: sentences by wire path. */
  check(content: Content, window: EntryWindow): FieldErrors
}

/** A section: one record, or one set of items, of a page. */
export interface Section<F = FieldMakers, I = FieldMakers> extends Declaration {
  /** Where the section is saved; null while no screen edits it. */
  savePath: string | null
  /** Only for the compiler: the stored values by key. */
  types?: {
    values: Values<F>
    item: Values<I>
    resolved: ResolvedValues<F>
    resolvedItem: ResolvedValues<I>
  }
}

/** A collection: any number of entries, each with a workflow of its own. */
export interface Collection<F = FieldMakers> extends Declaration {
  windowed: true
  titleKey: string
  /** "Promotions": how several entries are called. */
  plural: string
  /** Where its calls stand (contract section 4), e.g. `/promotions`. */
  path: string
  screens: Screens
  /** Where staff keep its entries apart. */
  desks?: Desks
  /** Of one of those: the value that all its entries have. */
  narrowed?: Readonly<Record<string, string>>
  derived: Derived | null
  turn: Toggle | null
  /** What its form puts together, in order; fields in none of them come first. */
  groups: readonly FieldGroup[]
  types?: { values: Values<F>; item: Values<FieldMakers>; resolved: ResolvedValues<F> }
}

/** Fields that belong together, under a heading. */
export interface FieldGroup {
  label: string
  /** Keys of fields. */
  fields: readonly string[]
}

interface SectionInput<F extends FieldMakers, I extends FieldMakers> {
  key: string
  entityType: string
  label: string
  workflow?: 'approval' | 'direct'
  savePath?: string
  previewPath?: string
  ability?: Ability
  search?: SearchAs
  check?(content: Content, window: EntryWindow): FieldErrors
  fields?: F
  items?: {
    wire: string
    removeWire: string
    label: string
    min: number
    max?: number
    ordered?: boolean
    fixed?: readonly Item[]
    naturalKey?: keyof I & string
    fields: I
  }
}

/** Declares a section. Field keys are wire names, but for kinds that know their own (`image`, `entity`). */
export function defineSection<F extends FieldMakers, I extends FieldMakers>(
  input: SectionInput<F, I>,
): Section<F, I> {
  const workflow = input.workflow ?? 'approval'
  return {
    key: input.key,
    entityType: input.entityType,
    label: input.label,
    workflow,
    savePath: input.savePath ?? null,
    previewPath: input.previewPath ?? null,
    ability: input.ability ?? (workflow === 'direct' ? 'frame.edit' : 'content.edit'),
    search: input.search ?? null,
    check: input.check ?? (() => ({})),
    fields: bind(input.fields ?? {}),
    set: input.items
      ? {
          max: limits.items,
          ordered: true,
          fixed: null,
          naturalKey: null,
          ...input.items,
          fields: bind(input.items.fields),
        }
      : null,
    windowed: false,
    window: null,
    titleKey: null,
    page: null,
    pages: null,
    singletons: [],
    orders: null,
    columns: [],
    facets: [],
    naturalKey: null,
  }
}

/** What every entry has beside its own fields (contract section 4). */
const entryFields = {
  slug: slug('Address'),
  seo_title: text('Title for search engines'),
  seo_description: longText('Description for search engines'),
}

type EntryFields = typeof entryFields

interface CollectionInput<F extends FieldMakers> {
  key: string
  entityType: string
  label: string
  plural: string
  /** The field that names an entry in lists, references, the log and its address; `title` unless said. */
  titleKey?: keyof F & string
  path: string
  screens: Screens
  desks?: Desks & { field: keyof F & string }
  /** The field that each entry has its own of, and imports match entries by; the slug unless said. */
  naturalKey?: keyof F & string
  window?: WindowMeaning & { zone?: keyof F & string }
  columns?: readonly (keyof (F & EntryFields) & string)[]
  facets?: readonly (keyof F & string)[]
  groups?: readonly { label: string; fields: readonly (keyof F & string)[] }[]
  page?: string
  pages?: PagesByChoice & { field: keyof F & string }
  singletons?: readonly Singleton[]
  search?: SearchAs
  turn?: Toggle & { field: keyof F & string }
  /** Of the stored values of these fields: the compiler cannot look into both at once. */
  derived?: Derived<never>
  check?(content: Content, window: EntryWindow): FieldErrors
  fields: F
}

/** Declares a collection. Each entry has a slug, a title and a description for search engines beside its fields. */
export function defineCollection<F extends FieldMakers>(
  input: CollectionInput<F>,
): Collection<F & EntryFields> {
  return {
    ...input,
    ability: 'content.edit',
    search: input.search ?? null,
    turn: input.turn ?? null,
    derived: input.derived ? fromStored(input.derived) : null,
    check: input.check ?? (() => ({})),
    fields: bind({ ...input.fields, ...entryFields }),
    workflow: 'approval',
    set: null,
    previewPath: null,
    windowed: true,
    window: input.window ?? null,
    titleKey: input.titleKey ?? 'title',
    groups: input.groups ?? [],
    columns: [
      ...new Set([...(input.columns ?? []), ...(input.naturalKey ? [input.naturalKey] : [])]),
    ],
    facets: input.facets ?? [],
    naturalKey: input.naturalKey ?? null,
    page: input.page ?? null,
    pages: input.pages ?? null,
    singletons: input.singletons ?? [],
    orders: null,
  }
}

/** The id of the place on its page at which a section is shown. */
export function anchorOf({ key }: Pick<Declaration, 'key'>): string {
  return key.replaceAll('.', '-')
}

/** What an entry is called; '' for a section, and while nobody has named it. */
export function titleOf({ titleKey }: Declaration, { values }: Content): string {
  const title = titleKey === null ? '' : values[titleKey]
  return typeof title === 'string' ? title : ''
}

/** Has it fields that each language has its own of? */
export function isTranslated({ fields, set }: Declaration): boolean {
  return [...fields, ...(set?.fields ?? [])].some(({ translated }) => translated)
}

/** Fields that know their keys. */
export function bind(makers: FieldMakers): Field[] {
  return Object.entries(makers).map(([key, make]) => make(key))
}

/** What a new record starts with. */
export function emptyContent(declaration: Declaration): Content {
  const items = [...(declaration.set?.fixed ?? [])]
  const lastItemId = Math.max(0, ...items.map(({ id }) => id))
  return { values: emptyValues(declaration.fields), items, lastItemId }
}

export function emptyValues(fields: readonly Field[]): Record<string, Json> {
  return Object.fromEntries(fields.map((field) => [field.key, field.empty]))
}

/** The stored value of a field; a field added to the catalogue later starts with its empty value. */
export function storedValue(field: Field, values: Record<string, Json>): Json {
  return values[field.key] ?? field.empty
}
