import type { DocumentLanguage } from '#catalogue/languages.ts'

/** `link`: something leads to an entry, whatever became of it. The others are faults. */
export type ContentIssueKind = 'hours' | 'allergens' | 'translations' | 'redirects' | 'link'

/** Something that may be wrong with what guests see at a place. */
export interface ContentIssueTable {
  kind: ContentIssueKind
  subject: string
  entry_id: number
  language: DocumentLanguage
  /** Which of several at the place, e.g. from where a redirect leads; '' where there is one. */
  detail: string
  /** Of a link: the entry that it leads to; '' and 0 otherwise. */
  target_subject: string
  target_id: number
}
