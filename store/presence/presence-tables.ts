import type { DocumentLanguage } from '#catalogue/languages.ts'

export interface PresenceTable {
  person_id: number
  tab: string
  subject: string
  entry_id: number
  language: DocumentLanguage
  /** Null: not typing. */
  typing_until: string | null
  seen_at: string
}
