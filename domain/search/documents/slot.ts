import type { DocumentLanguage } from '#catalogue/languages.ts'

/** A revision and when guests see it: null for since ever, and for ever. */
export interface Slot {
  id: number
  from: string | null
  until: string | null
  isArchived: boolean
  /** The campaign whose it is, and the revision of the site that it was made on. */
  campaign?: number
  madeOn?: number | null
  /** Its translations, where they are not those that are live. */
  translations?: ReadonlyMap<DocumentLanguage, number>
}
