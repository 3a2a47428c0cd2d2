import type { Generated } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'

export interface CommentTable {
  id: Generated<number>
  subject: string
  entry_id: number
  language: DocumentLanguage
  revision_id: number
  /** `title`, `items.12.title`; '' for the whole document. */
  field: string
  /** Of a reply: the first comment of its thread. */
  thread_id: number | null
  author_id: number
  author_name: string
  text: string
  /** Whether it came with a decision. */
  is_remark: Generated<number>
  /** The value that it suggests for its field, as JSON. */
  suggestion: string | null
  mentions: string
  created_at: string
  edited_at: string | null
  deleted_at: string | null
  resolved_at: string | null
  resolved_by: string | null
}
