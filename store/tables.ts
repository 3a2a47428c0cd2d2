import type { Generated, Kysely, Transaction } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { State } from '#catalogue/revision-state.ts'
import type { BackupRunTable } from './backups/backup-tables.ts'
import type { CommentTable } from './comments/comment-tables.ts'
import type { EntryKeyTable, EntrySlugTable } from './content/naming/naming-tables.ts'
import type { ContentIssueTable } from './content-checks/content-check-tables.ts'
import type { IdempotentAnswerTable } from './idempotency/idempotency-tables.ts'
import type { ActivityTable } from './log/log-tables.ts'
import type { EmailChangeTable, MailTable } from './mail/mail-tables.ts'
import type {
  FolderTable,
  MediaTable,
  MediaUseTable,
  MediaVersionTable,
} from './media/media-tables.ts'
import type { NoticePreferenceTable, NoticeTable } from './notices/notice-tables.ts'
import type { TransitionCountTable } from './overview/overview-tables.ts'
import type {
  PersonLinkTable,
  PersonLogTable,
  PersonTable,
  SessionTable,
  SignInAttemptTable,
} from './people/people-tables.ts'
import type {
  AuthenticatorTable,
  PasskeyTable,
  RecoveryCodeTable,
  SecuredRoleTable,
  SignInChallengeTable,
} from './people/second-factor/second-factor-tables.ts'
import type { PresenceTable } from './presence/presence-tables.ts'
import type { SchemaMarkTable } from './schema/schema-tables.ts'
import type { SearchMissTable, SpotKeyTable, SpotTable } from './search/search-tables.ts'
import type {
  TicketLineTable,
  TicketPictureTable,
  TicketScreenshotTable,
  TicketTable,
} from './tickets/ticket-tables.ts'

/**
 * The tables, alike on SQLite and PostgreSQL. Times are ISO 8601 UTC text (`toISOString`), which
 * sorts as it is; JSON is text, because no query looks inside it; yes/no is 1 or 0.
 */
export interface Tables {
  revision: RevisionTable
  entry: EntryTable
  activity: ActivityTable
  head: DocumentStateTable
  head_value: ListValueTable
  shown_value: ShownValueTable
  publication: PublicationTable
  publication_counter: PublicationCounterTable
  entry_slug: EntrySlugTable
  entry_key: EntryKeyTable
  person: PersonTable
  person_log: PersonLogTable
  person_link: PersonLinkTable
  mail: MailTable
  email_change: EmailChangeTable
  comment: CommentTable
  notice: NoticeTable
  notice_wish: NoticePreferenceTable
  ticket: TicketTable
  ticket_line: TicketLineTable
  ticket_picture: TicketPictureTable
  ticket_screenshot: TicketScreenshotTable
  session: SessionTable
  sign_in_attempt: SignInAttemptTable
  sign_in_challenge: SignInChallengeTable
  authenticator: AuthenticatorTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  secured_role: SecuredRoleTable
  media: MediaTable
  media_version: MediaVersionTable
  media_use: MediaUseTable
  folder: FolderTable
  fact: FactTable
  schema_mark: SchemaMarkTable
  step_tally: TransitionCountTable
  idempotent_answer: IdempotentAnswerTable
  presence: PresenceTable
  care: ContentIssueTable
  search_miss: SearchMissTable
  spot: SpotTable
  spot_key: SpotKeyTable
  backup_run: BackupRunTable
}

/** One version of what stands at a place. Never overwritten once sent. */
export interface RevisionTable {
  id: Generated<number>
  /** The declaration's key in the catalogue. */
  subject: string
  /** 0 for a section. */
  entry_id: number
  /** '' is the brand's first language, which holds the whole record; others hold translated fields. */
  language: Generated<DocumentLanguage>
  state: State
  /** Grows with every change at the place, across its revisions. */
  version: number
  content: string
  /** 1: once it is live, its entry is off the site. */
  archived: Generated<number>
  /** What its draft started from, or null for nothing. */
  base_id: Generated<number | null>
  /** Of a translation: the live revision of the first language that it was written beside. */
  source_id: Generated<number | null>
  starts_at: string | null
  ends_at: string | null
  author_id: number
  submitted_by: number | null
  submitted_at: string | null
  decided_by: number | null
  decided_at: string | null
  remarks: string | null
  created_at: string
  updated_at: string
}

/** An entry of a collection: gives its id, which stays the same from revision to revision. */
export interface EntryTable {
  id: Generated<number>
  subject: string
  created_at: string
}

/**
 * What stands at a place, in one row that every step at the place holds while it runs. What is live
 * at a moment follows from it and the clock (`liveAt`): nobody has to have written the change down.
 */
export interface DocumentStateTable {
  subject: string
  entry_id: number
  language: DocumentLanguage
  /** The highest version ever given here. */
  version: number
  /** The highest item id ever given here. */
  last_item_id: number
  /** The record that a card shows: the open one, else one that was rejected last, else the live one. */
  shown_id: number | null
  shown_state: State | null
  open_id: number | null
  live_id: number | null
  /** Since when guests see it. */
  live_since: string | null
  live_ends_at: string | null
  live_archived: number
  scheduled_id: number | null
  scheduled_starts_at: string | null
  scheduled_ends_at: string | null
  scheduled_archived: number
  /** The line of the log with the rejection whose remarks still stand. */
  rejection_id: number | null
  /** Of the shown record, for staff. */
  title: string
  /** The same as it is searched and sorted (`foldText`). */
  search_title: string
  /** Of the live record, for guests. */
  live_title: string
  /** The part of its address that names it, as guests know it. */
  slug: string
  position: string
  updated_at: string
}

/** A column that a collection's declaration lists for filtering and sorting, of the shown record. */
export interface ListValueTable {
  subject: string
  entry_id: number
  name: string
  /** As it sorts: text folded, numbers padded. */
  value: string
}

/** A value by which guests narrow a list down, of a record that is live or will be. */
export interface ShownValueTable {
  subject: string
  entry_id: number
  revision_id: number
  name: string
  value: string
}

/** Why what guests see changed; `library`: a picture's file or words. `scheduled`: it will, at `at`; nothing has changed yet. */
export type PublicationCause = 'decision' | 'scheduled' | 'clock' | 'library'

/**
 * Append-only: each change of what guests see, in the order of its commit. Pages, search, other
 * nodes, `lastmod` and reverting read it; nobody is told in any other way.
 */
export interface PublicationTable {
  /** Shared by all that was published as one. */
  sequence: number
  /** Random, one for each sequence: a ledger that went back in time gives sequences again, but not these. '' on rows of older versions. */
  identity: Generated<string>
  subject: string
  entry_id: number
  language: DocumentLanguage
  at: string
  cause: PublicationCause
  campaign: number | null
  /** Null: from then on there is nothing. */
  revision_id: number | null
  former_id: number | null
}

/** One row; whoever publishes holds it, so that sequences are committed in their order. */
export interface PublicationCounterTable {
  id: number
  sequence: number
}

/** Single facts about this installation, e.g. `seeded`. */
export interface FactTable {
  name: string
  value: string
}

/** Anything that queries run on: the root for reading, or a running transaction. */
export type Db = Kysely<Tables>

/** A running transaction. Verbs take it as an argument; there is no ambient one. */
export type Tx = Transaction<Tables>
