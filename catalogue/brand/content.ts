import type { SentValues } from '#catalogue/json.ts'
import type { Language } from '#catalogue/languages.ts'

/** The content of an empty database: files, entries and sections, as editors would send them. */
export interface BrandContent {
  /** The domain of the e-mail addresses of the demo accounts, e.g. `burgers.example`. */
  emailDomain: string
  files: readonly BrandFile[]
  /** In the order in which they are published: an entry comes after those that it names. */
  entries(now: string): readonly NewEntry[]
  /** By the keys of the sections. */
  sections(lookup: ContentLookup): Readonly<Record<string, SentValues>>
  /** Translations of the sections, by language and key. */
  translations: Partial<Record<Language, Readonly<Record<string, SectionTranslation>>>>
}

export type BrandFile = BrandPicture | BrandDocument

/** A drawing, rasterised when it is added to the library. */
export interface BrandPicture {
  /** The name by which content refers to it. */
  file: string
  name: string
  /** In pixels. Up to 960 it is an icon: transparent, stored at twice its size. */
  width: number
  height: number
  /** Empty: it is decorative. */
  alt: string
  translatedAlts?: Partial<Record<Language, string>>
  /** The point to keep when it is cropped, as fractions from the top left. */
  focal: { x: number; y: number }
  /** The SVG, or its path in the brand's folder. */
  svg: { path: string } | (() => string)
  /** In pixels, of the SVG itself; `width` by default. */
  drawnWidth?: number
}

export interface BrandDocument {
  file: string
  /** With `.pdf`. */
  name: string
  pdf(): Uint8Array
}

export interface ContentLookup {
  /** The library id of a file. */
  file(file: string): number
  /** The id of an entry that was published before; null where it could not be. */
  entry(collection: string, title: string): number | null
}

export interface NewEntry {
  /** The key of the collection. */
  collection: string
  make(lookup: ContentLookup): EntryContent
}

export interface EntryContent {
  sent: SentValues
  translations?: Partial<Record<Language, SentValues>>
  /** When it was published, where that is long ago: its window may have closed since. */
  publishedAt?: string
}

export interface SectionTranslation {
  texts?: SentValues
  /** For each item of the set, in its order. */
  rows?: readonly SentValues[]
}
