import type { z } from 'zod'
import type { Json, Sent } from './json.ts'
import type { FieldErrors, Message, Words } from './messages/message.ts'
import type { Download, MenuLink, Picture } from './published.ts'
import type { Topic } from './search/topics.ts'

/** The kinds of field. Each has one control in `web/admin/fields/controls/`; the compiler asks for it. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'moment'
  | 'day'
  | 'image'
  | 'link'
  | 'entity'
  | 'constant'
  | 'choice'
  | 'choices'
  | 'names'
  | 'pageList'
  | 'colour'
  | 'yesNo'
  | 'money'
  | 'quantity'
  | 'levels'
  | 'rows'
  | 'references'
  | 'files'
  | 'namedTexts'
  | 'video'
  | 'phone'
  | 'weekHours'
  | 'dayHours'

/** A picture of the library as answers need it, looked up for a whole answer at once. */
export interface MediaAnswer {
  id: number
  name: string
  url: string
  /** Of a small copy. */
  thumb: string
  alt: string
}

export type MediaLookup = ReadonlyMap<number, MediaAnswer> & {
  /** The brand's, where it is known, for amounts in words. */
  readonly currency?: string
  /** The entries that the content refers to, by `referenceName`. */
  readonly references?: EntryLookup
}

/** A reference from a slide to a piece of content: category, then entry. */
export interface EntityRef {
  category: number
  id: number
}

/** Title and page address of entries by `referenceName`; an entry without a page has the path null. */
export type EntryLookup = ReadonlyMap<string, { title: string; path: string | null }>

/** The key of a reference in an `EntryLookup`. */
export function referenceName({ category, id }: EntityRef): string {
  return `${category} ${id}`
}

/** Says which one of a list something is, wherever it stands. */
export type Key = number | string

/** One of the things that a value lists. */
export interface Part {
  key: Key
  value: Json
}

/**
 * How a kind of field whose value is a list of different things takes it apart and joins it again,
 * so that two versions are compared and brought together thing by thing (`catalogue/change/`).
 */
export interface Parts<V extends Json> {
  of(value: V): Part[]
  join(parts: readonly Part[]): V
  /** One of them in words. */
  words(part: Part, media: MediaLookup): Words
}

/** One of the rows within a record. Its id stays the same from revision to revision. */
export type StoredRow = { id: number; values: Record<string, Json> }

/** What rows are made of. */
export interface RowShape {
  fields: readonly Field[]
  /** "Size": how one of them is called in sentences. */
  label: string
  min: number
  max: number
  /** Do they neither come, go nor move, as those of a translation? */
  isFixed: boolean
}

/**
 * One field of a section or entry: what a save may carry for it, what is stored, what is answered.
 * `V` is the stored value. Methods are pure.
 */
export interface Field<V extends Json = Json, D = unknown> {
  readonly kind: FieldKind
  readonly key: string
  readonly label: string
  readonly required: boolean
  /** Does each language have its own (texts, links), or do all share one (pictures, prices, dates)? */
  readonly translated: boolean
  readonly hint: string | null
  /** What a value may look like, shown while there is none. */
  readonly example: string | null
  /** The wire name that errors and the back office use. */
  readonly wire: string
  /** Every wire name that a save may use, with its schema; all are optional. */
  readonly writes: Readonly<Record<string, z.ZodType>>
  /** What `answer` gives, by wire name: for the description of the API. */
  readonly answers: Readonly<Record<string, z.ZodType<Json, Json>>>
  readonly empty: V
  /** Options of a select, for kinds that have them. */
  readonly options?: readonly { value: string; label: string }[]
  /** What the options are, where every language has names of its own for them. */
  readonly optionsAre?: 'countries'
  /** What a new entry has where nothing is chosen: the brand's time zone. */
  readonly startsAs?: 'brandZone'
  /** Of a moment: the key of the field beside it that names the zone by whose clocks it is typed. */
  readonly zoneKey?: string
  /** Of an amount: the key of the field beside it that names its currency, where that is not the brand's. */
  readonly currencyKey?: string
  /** Of a telephone number: the key of the field beside it that names its country. */
  readonly countryKey?: string
  /** Of what is chosen: does the order mean something? It does unless said. */
  readonly ordered?: boolean
  /** How many entries a list holds at most. */
  readonly max?: number
  readonly rows?: RowShape
  /** Of levels: the things that each have one of the options. */
  readonly levels?: {
    things: readonly { value: string; label: string }[]
    blocking: string | null
    fill: string | null
  }
  /** May a wrong value hurt a guest? Whoever approves a change of it is warned, before all else. */
  readonly grave?: boolean
  /** Of a number: what stands behind it, and how many decimals it has at most. */
  readonly figure?: { unit: string | null; decimals: number; min: number }
  /** Of the hours of a week: whose are meant while nothing is said, by its wire name; null: nobody's. */
  readonly sameAs?: string | null
  /** Which option of which field beside it has to be chosen for it to mean something; left out: always does. */
  readonly onlyWith?: { wire: string; option: string }
  /** What a picture's place is made for, in pixels. */
  readonly size?: readonly [width: number, height: number]
  /** The category that an entity field is bound to; null lets the person choose. */
  readonly category?: number | null
  /** Of a link: the key of the entity field beside it whose page it leads to while it is empty. */
  readonly follows?: string
  /** Of a link: it is the address that a redirect replaces, so no page needs to exist there. */
  readonly isRedirected?: boolean
  /** Without it, the value changes as a whole. */
  readonly parts?: Parts<V>
  /** The value in a request, or undefined when it was not sent ("stays as it is"). */
  read(sent: Sent, before: V): V | undefined
  /** Why this value cannot be published, in a sentence, or null. */
  refusal(value: V): Message | null
  /** The same for what stands inside of it, by the path that follows its own: `2.price`. */
  faults?(value: V): FieldErrors
  /** What answers carry for it, under wire names. */
  answer(value: V, media: MediaLookup): Record<string, Json>
  /** Library ids that the value points to. */
  pictures(value: V): number[]
  /** References to other content. */
  entities(value: V): EntityRef[]
  /** The value in words: for search and for the plain-words difference. */
  words(value: V, media: MediaLookup): string
  /** What guests find it by, where that is less than its words. */
  sought?(value: V): string
  /** What the value says that its record is an answer to. */
  topics?(value: V): readonly Topic[]
  /** The same for people, where it is words or figures of ours, which each language has its own way to write. */
  said?(value: V, media: MediaLookup): Words
  /** What it lists, where readers know that by names of ours (pages, options), in English. */
  names?(value: V): string[]
  /** How a cell of a spreadsheet holds it; left out: as `catalogue/spreadsheet/cells.ts` writes anything. */
  cell?: Cell<V>
  /** The value as a page draws it: no id left to look up. Left out: as it is stored. */
  resolve?(value: V, drawing: Lookups): D
}

/** How one cell of a spreadsheet holds a value. */
export interface Cell<V extends Json = Json> {
  write(value: V): string
  /** What a save sends for a text that came, under the field's wire name. */
  read(text: string): unknown
}

/** What values point to, looked up for a whole page at once. */
export interface Lookups {
  picture(id: number | null): Picture | null
  /** A document of the library; null where there is none of this id any more. */
  file(id: number): Download | null
  /** The entry that guests see, with its address where it has a page; null while they see none. */
  entry(ref: EntityRef): { title: string; path: string | null } | null
  /** The brand's (ISO 4217). */
  readonly currency: string
  /** A page of the site as this brand names and addresses it; null where there is none of this id. */
  page(id: number): MenuLink | null
}

/** A field that does not know its key yet; `defineSection` binds it. */
export type FieldMaker<V extends Json = Json, D = V> = (key: string) => Field<V, D>

export type FieldMakers = Record<string, FieldMaker<Json, unknown>>

/** The stored values of a set of fields, by key. */
export type Values<F> = {
  [K in keyof F]: F[K] extends FieldMaker<infer V, infer _D> ? V : never
}

/** The same as a page draws them. */
export type ResolvedValues<F> = {
  [K in keyof F]: F[K] extends FieldMaker<infer _V, infer D> ? D : never
}

/** What most kinds share; a kind overrides what differs. */
export function baseField<V extends Json>(key: string, label: string, empty: V) {
  return {
    key,
    label,
    wire: key,
    required: false,
    translated: false,
    hint: null,
    example: null,
    empty,
    refusal: () => null,
    pictures: () => [],
    entities: () => [],
    words: (value: V) => (typeof value === 'string' ? value : ''),
  }
}
