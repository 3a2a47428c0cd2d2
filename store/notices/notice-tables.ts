import type { Generated } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type {
  MailChoice,
  NoticeAction,
  NoticeKind,
  PreferenceName,
} from '#catalogue/people/notice-kinds.ts'

/** What somebody did, for one person whom it concerns. In no language: it is said when it is read. */
export interface NoticeTable {
  id: Generated<number>
  person_id: number
  kind: NoticeKind
  step: NoticeAction | ''
  /** When it first happened, and when last. */
  created_at: string
  at: string
  /** How often in a row: what comes in one go is one row that grows. */
  count: number
  /** What goes together, until it is read; '' for what stands alone. */
  bundle: string
  actor_id: number
  actor_name: string
  /** The declaration's key; '' for a ticket. */
  subject: string
  entry_id: number
  language: DocumentLanguage
  /** Of the record, of the comment or of the ticket. */
  about_id: number
  /** What the entry or the ticket was called. */
  title: string
  /** What was written with it, and how many pictures stand beside that. */
  text: string
  pictures: Generated<number>
  read_at: string | null
  /** Whether a mail is to tell of it; `sent`: one has been handed over. */
  mail: 'now' | 'daily' | 'none' | 'sent'
}

/** What somebody has chosen to hear of, and when by mail. What is not here is as usual. */
export interface NoticePreferenceTable {
  person_id: number
  name: PreferenceName
  mail: MailChoice
}
