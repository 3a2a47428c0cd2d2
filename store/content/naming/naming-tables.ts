import type { DocumentLanguage } from '#catalogue/languages.ts'

/** Every slug that an entry has or had; never given to another. */
export interface EntrySlugTable {
  subject: string
  language: DocumentLanguage
  slug: string
  entry_id: number
}

/** Which entry has a natural key, or had it last. */
export interface EntryKeyTable {
  subject: string
  value: string
  entry_id: number
}
