import { type Derived, fromStored } from './derived.ts'
import type { Field, FieldMakers, ResolvedValues, Values } from './field.ts'
import { slug } from './fields/slug.ts'
import { longText, text } from './fields/text.ts'
import type { Grouping } from './grouping.ts'
import type { Json } from './json.ts'
import { limits } from './limits.ts'
import type { RoundedAmounts } from './messages/figure.ts'
import type { FieldErrors } from './messages/message.ts'
import type { Ability } from './roles.ts'
import {
  type CollectionScreens,
  type FieldGroup,
  type PagesByChoice,
  type Screens,
  type Singleton,
  screensAt,
  type Toggle,
} from './screens.ts'
import type { SearchAs } from './search/search-as.ts'
import type { BrandColours } from './theme/theme.ts'
import type { EntryWindow, WindowMeaning } from './time/window-meaning.ts'

export interface Item {
  id: number
  values: Record<string, Json>
}

/** The content of one revision. A section with single fields has no items; a set has no values. */
export interface Content {
  values: Record<string, Json>
  items: Item[]
  /** The highest item id of this set so far: an id is never used twice. */
  lastItemId: number
  /** Set after its amounts were converted to a currency with fewer decimals. */
  rounded?: RoundedAmounts
}

export interface ItemSet {
  wire: string
  removeWire: string
  label: string
  plural: string
  fields: readonly Field[]
  min: number
  max: number
  /** Whether guests see the order, so that people may change it. */
  ordered: boolean
  /** The initial items of a set that never grows or shrinks; null for other sets. */
  fixed: readonly Item[] | null
  naturalKey: string | null
}

/** What sections and collections have in common; API, form and search know nothing else of them. */
export interface Declaration {
  /** The stable name in the database and in dependencies of pages, e.g. `home.hero`: the first it had. */
  key: string
  /** The present name, by which a brand's content and `extend` call it. */
  name: string
  /** The names that it had before, the latest first. */
  formerly: readonly string[]
  entityType: string
  label: string
  /** `approval`: draft, submit, approve. `direct`: a save is published at once. */
  workflow: 'approval' | 'direct'
  fields: readonly Field[]
  set: ItemSet | null
  previewPath: string | null
  /** Entries of a collection, and some sections, may carry `starts_at` and `ends_at`. */
  hasWindow: boolean
  /** What the window means when it is more than the time on the site, e.g. closing dates. */
  window: WindowMeaning | null
  ability: Ability
  /** The key of the field that names an entry; null for sections. */
  titleKey: string | null
  /** The address of an entry's page: `{entry}` is id and slug, `/{slug}` the slug alone; or null. */
  page: string | null
  pages: PagesByChoice | null
  singletons: readonly Singleton[]
  /** For an order: the key of the collection that it sorts; else null. */
  sortedCollection: string | null
  /** The fields that staff lists filter and sort by, beside title, state and order. */
  staffColumns: readonly string[]
  /** The fields that guests filter lists by. */
  guestFilters: readonly string[]
  grouping: Grouping | null
  /** The key of the field that is unique to an entry; null: the slug. */
  naturalKey: string | null
  /** Whether two people approve its changes: all, or those of some fields. */
  twoApprovers: 'always' | readonly string[]
  /** Null: the site's search does not find it. */
  search: SearchAs | null
  /** Checks rules over several fields before publishing. Returns messages by wire path. */
  check(content: Content, window: EntryWindow, colours: BrandColours): FieldErrors
}

/** A section: one record, or one set of items, of a page. */
export interface Section<F = FieldMakers, I = FieldMakers> extends Declaration {
  savePath: string | null
  /** For type inference only: the stored values by key. */
  types?: {
    values: Values<F>
    item: Values<I>
    resolved: ResolvedValues<F>
    resolvedItem: ResolvedValues<I>
  }
}

/** A collection: any number of entries, each with its own workflow. */
export interface Collection<F = FieldMakers> extends Declaration {
  hasWindow: true
  titleKey: string
  plural: string
  path: string
  screens: Screens
  /** Separate screens for each value of a choice. */
  choiceScreens?: CollectionScreens
  /** On a collection of one such screen: the value that all its entries have. */
  fixedValues?: Readonly<Record<string, string>>
  derived: Derived | null
  toggle: Toggle | null
  /** The headings of its form, in order. Fields without a group come first. */
  groups: readonly FieldGroup[]
  types?: { values: Values<F>; item: Values<FieldMakers>; resolved: ResolvedValues<F> }
}

interface Input {
  key: string
  /** The keys that it had before, the latest first: its stored content stays under the first. */
  formerly?: readonly string[]
  entityType: string
  label: string
  search?: SearchAs
  twoApprovers?: Declaration['twoApprovers']
}

interface SectionInput<F extends FieldMakers, I extends FieldMakers> extends Input {
  workflow?: 'approval' | 'direct'
  savePath?: string
  previewPath?: string
  ability?: Ability
  hasWindow?: boolean
  check?(content: Content, window: EntryWindow, colours: BrandColours): FieldErrors
  fields?: F
  items?: {
    wire: string
    removeWire: string
    label: string
    plural: string
    min: number
    max?: number
    ordered?: boolean
    fixed?: readonly Item[]
    naturalKey?: keyof I & string
    fields: I
  }
}

/** Declares a section. Field keys are the wire names, unless the kind has names of its own. */
export function defineSection<F extends FieldMakers, I extends FieldMakers>(
  input: SectionInput<F, I>,
): Section<F, I> {
  const workflow = input.workflow ?? 'approval'
  return {
    key: input.formerly?.at(-1) ?? input.key,
    name: input.key,
    formerly: input.formerly ?? [],
    entityType: input.entityType,
    label: input.label,
    workflow,
    savePath: input.savePath ?? null,
    previewPath: input.previewPath ?? null,
    ability: input.ability ?? (workflow === 'direct' ? 'frame.edit' : 'content.edit'),
    search: input.search ?? null,
    twoApprovers: input.twoApprovers ?? [],
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
    hasWindow: input.hasWindow ?? false,
    window: null,
    titleKey: null,
    page: null,
    pages: null,
    singletons: [],
    sortedCollection: null,
    staffColumns: [],
    guestFilters: [],
    grouping: null,
    naturalKey: null,
  }
}

/** The fields that every entry has (contract section 4). */
const entryFields = {
  slug: slug('Address'),
  seo_title: text('Title for search engines'),
  seo_description: longText('Description for search engines'),
}

type EntryFields = typeof entryFields

interface CollectionInput<F extends FieldMakers> extends Input {
  plural: string
  /** The field that names an entry; `title` by default. */
  titleKey?: keyof F & string
  path: string
  /** By default below `/admin/pages`, at the path of the calls. */
  screens?: Screens
  choiceScreens?: CollectionScreens & { field: keyof F & string }
  /** The unique field by which imports match entries; the slug by default. */
  naturalKey?: keyof F & string
  window?: WindowMeaning & { zone?: keyof F & string }
  staffColumns?: readonly (keyof (F & EntryFields) & string)[]
  guestFilters?: readonly (keyof F & string)[]
  grouping?: Grouping<keyof F & string>
  groups?: readonly { label: string; fields: readonly (keyof F & string)[] }[]
  page?: string
  pages?: PagesByChoice & { field: keyof F & string }
  singletons?: readonly Singleton[]
  toggle?: Toggle & { field: keyof F & string }
  /** Typed with `never`, because the compiler cannot infer `F` from both. */
  derived?: Derived<never>
  check?(content: Content, window: EntryWindow): FieldErrors
  fields: F
}

/** Declares a collection. Adds slug, SEO title and SEO description to its fields. */
export function defineCollection<F extends FieldMakers>(
  input: CollectionInput<F>,
): Collection<F & EntryFields> {
  const formerly = input.formerly ?? []
  return {
    ...input,
    key: formerly.at(-1) ?? input.key,
    name: input.key,
    formerly,
    screens: input.screens ?? screensAt(`/admin/pages${input.path}`),
    ability: 'content.edit',
    search: input.search ?? null,
    twoApprovers: input.twoApprovers ?? [],
    toggle: input.toggle ?? null,
    derived: input.derived ? fromStored(input.derived) : null,
    check: input.check ?? (() => ({})),
    fields: bind({ ...input.fields, ...entryFields }),
    workflow: 'approval',
    set: null,
    previewPath: null,
    hasWindow: true,
    window: input.window ?? null,
    titleKey: input.titleKey ?? 'title',
    groups: input.groups ?? [],
    staffColumns: [
      ...new Set([...(input.staffColumns ?? []), ...(input.naturalKey ? [input.naturalKey] : [])]),
    ],
    guestFilters: input.guestFilters ?? [],
    grouping: input.grouping ?? null,
    naturalKey: input.naturalKey ?? null,
    page: input.page ?? null,
    pages: input.pages ?? null,
    singletons: input.singletons ?? [],
    sortedCollection: null,
  }
}

export function anchorOf({ key }: Pick<Declaration, 'key'>): string {
  return key.replaceAll('.', '-')
}

export function titleOf({ titleKey }: Declaration, { values }: Content): string {
  const title = titleKey === null ? '' : values[titleKey]
  return typeof title === 'string' ? title : ''
}

export function bind(makers: FieldMakers): Field[] {
  return Object.entries(makers).map(([key, make]) => make(key))
}

export function emptyContent(declaration: Declaration): Content {
  const items = [...(declaration.set?.fixed ?? [])]
  const lastItemId = Math.max(0, ...items.map(({ id }) => id))
  return { values: emptyValues(declaration.fields), items, lastItemId }
}

export function emptyValues(fields: readonly Field[]): Record<string, Json> {
  return Object.fromEntries(fields.map((field) => [field.key, field.empty]))
}

/** Returns a field's stored value, or its empty value when it was declared after the save. */
export function storedValue(field: Field, values: Record<string, Json>): Json {
  return values[field.key] ?? field.empty
}
