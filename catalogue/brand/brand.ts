import type { Collection, Section } from '#catalogue/declaration.ts'
import type { FieldMakers, RowKind } from '#catalogue/field.ts'
import type { Language } from '#catalogue/languages.ts'
import type { BrandFace } from '#catalogue/theme/bundled-faces.ts'
import type { Theme } from '#catalogue/theme/theme.ts'
import type { BrandContent } from './content.ts'

/** A brand: its declarations and content (`brands/*\/brand.ts`). */
export interface Brand {
  /** The versions of Linecheck that it works with, e.g. `^2`. */
  linecheck: string
  name: string
  /** The languages of a site filled with its content, the default language first. Settings change them. */
  languages: readonly [Language, ...Language[]]
  /** How it looks until Look says otherwise. */
  theme?: Theme
  /** Typefaces in its folder, by the names that `theme` chooses them by. */
  faces?: Readonly<Record<string, BrandFace>>
  /** By the screen that they are edited on: one of ours, or a screen of the brand's own. */
  sections?: Partial<Record<'home' | 'app' | 'careers' | 'own', readonly Section[]>>
  collections?: readonly Collection[]
  /** Kinds of blocks (`defineBlock`) beside ours; each has a component in `parts`. */
  blocks?: readonly RowKind[]
  /** Fields added to our own sections and collections, by their keys. */
  extend?: Readonly<Record<string, FieldMakers>>
  /**
   * Pages (`definePage` of `linecheck/parts`) by their addresses: `/loyalty`, or `/stories/{entry}` for a
   * page of an entry.
   */
  pages?: Readonly<Record<string, () => Promise<{ page: object }>>>
  /** Components in the place of ours (`defineParts` of `linecheck/parts`). */
  parts?: () => Promise<{ parts: object }>
  /** Translations of labels, by language and English label; without one the label stays English. */
  labels?: Partial<Record<Language, Readonly<Record<string, string>>>>
  /** Texts of the site in place of ours, by language and key (`catalogue/messages/site/`). */
  texts?: Partial<Record<Language, Readonly<Record<string, string>>>>
  /** What an empty database is filled with. Without it, the database stays empty. */
  content?: () => Promise<{ content: BrandContent }>
}
