import type { Generated } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type {
  MailChoice,
  NoticeAction,
  NoticeKind,
  PreferenceName,
} from '#catalogue/people/notice-kinds.ts'

/** A notification of one person; rendered in the reader's language. */
export interface NoticeTable {
  id: Generated<number>
  person_id: number
  kind: NoticeKind
  step: NoticeAction | ''
  created_at: string
  at: string
  /** Number of events: repeated notices of a bundle are one row. */
  count: number
  /** Unread notices of the same bundle are merged; '' for one that stands alone. */
  bundle: string
  actor_id: number
  actor_name: string
  subject: string
  entry_id: number
  language: DocumentLanguage
  /** Id of the revision, comment or ticket. */
  about_id: number
  title: string
  /** The comment or remark, and how many pictures came with it. */
  text: string
  pictures: Generated<number>
  read_at: string | null
  mail: 'now' | 'daily' | 'none' | 'sent'
}

export interface NoticePreferenceTable {
  person_id: number
  name: PreferenceName
  mail: MailChoice
}
