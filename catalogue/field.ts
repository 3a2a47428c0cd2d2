import type { z } from 'zod'
import type { Json, SentValues } from './json.ts'
import type { DocumentLanguage } from './languages.ts'
import type { FieldErrors, LocalizableText, Message } from './messages/message.ts'
import type { Download, Picture } from './published.ts'
import type { Topic } from './search/topics.ts'

/** The kinds of field. Each has a control in `web/admin/fields/controls/`. */
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
  | 'measure'
  | 'levels'
  | 'rows'
  | 'blocks'
  | 'references'
  | 'groups'
  | 'files'
  | 'namedTexts'
  | 'video'
  | 'phone'
  | 'weekHours'
  | 'dayHours'

/** A library picture as responses carry it. */
export interface MediaResponse {
  id: number
  name: string
  url: string
  /** The address of a small copy. */
  thumb: string
  alt: string
}

export type MediaLookup = ReadonlyMap<number, MediaResponse> & {
  /** The brand's currency, when known, to format amounts. */
  readonly currency?: string
  /** The referenced entries, by `referenceName`. */
  readonly references?: EntryLookup
  /** Whether guests read it: links are their addresses. */
  readonly isForGuests?: boolean
}

export interface EntityRef {
  /** The id of a reference category, or the entity type of any collection. */
  category: number | string
  id: number
}

/** Title and page address by `referenceName`; the path is null for an entry without a page. */
export type EntryLookup = ReadonlyMap<string, { title: string; path: string | null }>

export function referenceName({ category, id }: EntityRef): string {
  return `${category} ${id}`
}

export type Key = number | string

export interface ValuePart {
  key: Key
  value: Json
}

/** Splits a list value into keyed parts, so that versions are merged part by part. */
export interface ValueParts<V extends Json> {
  of(value: V): ValuePart[]
  join(parts: readonly ValuePart[]): V
  text(part: ValuePart, media: MediaLookup): LocalizableText
}

export type StoredRow = { id: number; values: Record<string, Json> }

/** A kind of row in a list of different things (`catalogue/fields/blocks/`). */
export interface RowKind {
  kind: string
  label: string
  /** A sentence that helps to choose it. */
  hint: string
  fields: readonly Field[]
}

export interface RowShape {
  /** All fields that a row may have. */
  fields: readonly Field[]
  /** Returns the fields of one row: by its kind, in a translation by the source's row. */
  fieldsOf(id: number | null, kind: Json | undefined): readonly Field[]
  /** The kinds that rows are added as; left out: all rows are alike. */
  kinds?: readonly RowKind[]
  label: string
  min: number
  max: number
  /** The field by which two rows are about the same, as a date. */
  keyField?: string
  /** Whether rows cannot be added, removed or moved, as in a translation. */
  isFixed: boolean
}

/** One field: what a save may send, what is stored, what a response holds. `V` is the stored value. */
export interface Field<V extends Json = Json, D = unknown> {
  readonly kind: FieldKind
  readonly key: string
  /** The keys that it had before: a stored value under one of them is read as its own. */
  readonly formerly?: readonly string[]
  readonly label: string
  readonly required: boolean
  /** Whether each language has its own value (texts, links) or all share one. */
  readonly translated: boolean
  readonly hint: string | null
  readonly example: string | null
  readonly wire: string
  /** What a save may send, by wire name. */
  readonly requestSchema: Readonly<Record<string, z.ZodType>>
  /** What `toWire` returns, by wire name. */
  readonly responseSchema: Readonly<Record<string, z.ZodType<Json, Json>>>
  readonly empty: V
  readonly options?: readonly { value: string; label: string }[]
  /** Where the options' localized names come from, when not from the labels. */
  readonly optionNames?: 'countries'
  /** The default of a new entry: the brand's time zone. */
  readonly defaultFrom?: 'brandZone'
  /** For a text: the list of names of an entry that another field of the record refers to, of which it is one. */
  readonly nameFrom?: { collection: string; reference: string; names: string }
  /** For a moment: the key of the field with its time zone. */
  readonly zoneKey?: string
  /** For an amount: the key of the field with its currency, if not the brand's. */
  readonly currencyKey?: string
  /** For a telephone number: the key of the field with its country. */
  readonly countryKey?: string
  /** For several choices: whether their order matters (default: yes). */
  readonly ordered?: boolean
  readonly max?: number
  readonly rows?: RowShape
  /** For levels: the items that each have one of the options. */
  readonly levels?: {
    items: readonly {
      value: string
      label: string
      /** What it is called beside its kinds; null when it has none. */
      nameWithKinds: string | null
      kinds: readonly { value: string; label: string }[]
    }[]
    blocking: string | null
    fill: string | null
    /** The levels at which the kinds of a thing are named. */
    kindsAt: readonly string[]
  }
  /** Whether a wrong value may hurt a guest. Approvers are warned of a change first. */
  readonly isSafetyCritical?: boolean
  /** For a number: its unit and how many decimals it may have. */
  readonly figure?: { unit: string | null; decimals: number; min: number }
  /** Opening hours: the wire name of the field whose hours apply when this one is empty. */
  readonly fallbackField?: string | null
  /** The option of another field without which this field has no meaning. */
  readonly enabledBy?: { wire: string; option: string }
  readonly size?: readonly [width: number, height: number]
  /** The category that an entity field is bound to; null: the person chooses. */
  readonly category?: number | null
  /** For a link: the key of the entity field whose page it leads to while empty. */
  readonly follows?: string
  /** For a link: it is replaced by a redirect, so its page need not exist. */
  readonly isRedirected?: boolean
  /** For a link: entries and files cannot be chosen. */
  readonly isAddress?: boolean
  /** Whether pages of this site are offered, although it holds an address only. */
  readonly offersPages?: boolean
  /** For a title that is made: the fields whose texts it consists of. */
  readonly titleFrom?: readonly string[]
  /** For a reference: the record is about this restaurant. */
  readonly isLocation?: boolean
  /** Left out: the value changes as a whole. */
  readonly parts?: ValueParts<V>
  /** Reads the value from a request; undefined when it was not sent and stays as it is. */
  read(sent: SentValues, before: V): V | undefined
  /** Returns why the value cannot be published; null for a valid one. */
  validate(value: V): Message | null
  /** Returns the same for what is inside the value, by relative path: `2.price`. */
  validateNested?(value: V): FieldErrors
  /** Returns the value under its wire names. */
  toWire(value: V, media: MediaLookup): Record<string, Json>
  /** Returns the library ids in the value. */
  pictures(value: V): number[]
  entities(value: V): EntityRef[]
  /** Returns the value as text, for search and for differences. */
  text(value: V, media: MediaLookup): string
  /** Returns the text that guests find it by, when that is less than `words`. */
  searchText?(value: V): string
  /** Returns the topics of search that the value answers. */
  topics?(value: V): readonly Topic[]
  /** Returns the value in the reader's language, when it has labels or numbers. */
  localizableText?(value: V, media: MediaLookup): LocalizableText
  /** Returns the English names of built-in things in the value (pages, options). */
  names?(value: V): string[]
  /** How a spreadsheet cell holds it; by default as `catalogue/spreadsheet/cells.ts` does. */
  cell?: Cell<V>
  /** Resolves ids for a page; by default the stored value. */
  resolve?(value: V, lookups: Lookups): D
}

export interface Cell<V extends Json = Json> {
  write(value: V): string
  read(text: string): unknown
}

/** Resolves what values point to. Loaded once for a whole page. */
export interface Lookups {
  picture(id: number | null): Picture | null
  /** Returns a document of the library, or null when it no longer exists. */
  file(id: number): Download | null
  /** Returns the live entry, with its path when it has a page, or null. */
  entry(ref: EntityRef): { title: string; path: string | null } | null
  readonly currency: string
  /** Returns a page of the site or the brand in the guest's language, or null. */
  page(id: number | string): { title: string; path: string | null } | null
  readonly language: DocumentLanguage
  /** In a preview of a form: the lookups for a part of a value. */
  inside?(part: string): Lookups
  /** In a preview of a form: the mark of the value's field. */
  markOf?(): string
  /** In a preview of a form: returns the value with marks that name its field. */
  markValue?(field: Field, resolved: unknown): unknown
}

/** A field without a key; `defineSection` binds it. */
export type FieldMaker<V extends Json = Json, D = V> = (key: string) => Field<V, D>

export type FieldMakers = Record<string, FieldMaker<Json, unknown>>

export type Values<F> = {
  [K in keyof F]: F[K] extends FieldMaker<infer V, infer _D> ? V : never
}

export type ResolvedValues<F> = {
  [K in keyof F]: F[K] extends FieldMaker<infer _V, infer D> ? D : never
}

/** Returns the defaults that most kinds share. */
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
    validate: () => null,
    pictures: () => [],
    entities: () => [],
    text: (value: V) => (typeof value === 'string' ? value : ''),
  }
}
