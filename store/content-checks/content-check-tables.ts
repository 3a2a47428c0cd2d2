import type { DocumentLanguage } from '#catalogue/languages.ts'

/** `link`: a redirect to an entry, broken or not. The other kinds are faults. */
export type ContentIssueKind = 'hours' | 'allergens' | 'translations' | 'redirects' | 'link'

export interface ContentIssueTable {
  kind: ContentIssueKind
  subject: string
  entry_id: number
  language: DocumentLanguage
  /** Tells several in one document apart, e.g. the address that a redirect leads from. */
  detail: string
  target_subject: string
  target_id: number
}
