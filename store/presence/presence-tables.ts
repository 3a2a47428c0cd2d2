import type { DocumentLanguage } from '#catalogue/languages.ts'

/** Somebody has a place open in a tab of their browser. */
export interface PresenceTable {
  person_id: number
  /** What the tab calls itself. */
  tab: string
  subject: string
  entry_id: number
  language: DocumentLanguage
  /** Until when they are said to be typing there; null where they are not. */
  typing_until: string | null
  seen_at: string
}
