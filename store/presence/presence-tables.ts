import type { DocumentLanguage } from '#catalogue/languages.ts'

export interface PresenceTable {
  person_id: number
  tab: string
  /** The declaration, with `#` and the campaign where it is open in one. */
  subject: string
  entry_id: number
  language: DocumentLanguage
  /** Null: not typing. */
  typing_until: string | null
  seen_at: string
}
