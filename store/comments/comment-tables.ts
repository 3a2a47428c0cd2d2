import type { Generated } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'

/** What somebody wrote about what stood at a place. It stays with the place. */
export interface CommentTable {
  id: Generated<number>
  subject: string
  entry_id: number
  language: DocumentLanguage
  /** The record that it was written at. */
  revision_id: number
  /** What of it: `title`, `items.12.title`; '' for all. Of an answer that of its thread. */
  field: string
  /** Of an answer: the comment that began its thread. */
  thread_id: number | null
  author_id: number
  author_name: string
  text: string
  /** JSON: the user names that it calls. */
  mentions: string
  created_at: string
  edited_at: string | null
  deleted_at: string | null
  /** Of a thread's first comment. */
  resolved_at: string | null
  resolved_by: string | null
}
