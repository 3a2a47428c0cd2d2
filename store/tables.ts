import type { Generated, Kysely, Transaction } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { State } from '#catalogue/revision-state.ts'
import type { BackupRunTable } from './backups/backup-tables.ts'
import type { CommentTable } from './comments/comment-tables.ts'
import type { AssignmentTable } from './content/assignments/assignment-tables.ts'
import type {
  CampaignSpanTable,
  CampaignTable,
  LineTable,
} from './content/campaigns/campaign-tables.ts'
import type { EntryKeyTable, EntrySlugTable } from './content/naming/naming-tables.ts'
import type { ContentIssueTable } from './content-checks/content-check-tables.ts'
import type { DocumentStateTable } from './document-state-table.ts'
import type { LocationGroupMemberTable, LocationGroupTable } from './groups/group-tables.ts'
import type { IdempotentResponseTable } from './idempotency/idempotency-tables.ts'
import type { ActivityTable } from './log/log-tables.ts'
import type { EmailChangeTable, MailTable } from './mail/mail-tables.ts'
import type {
  FolderTable,
  MediaCropTable,
  MediaTable,
  MediaUseTable,
  MediaVersionTable,
} from './media/media-tables.ts'
import type { NoticePreferenceTable, NoticeTable } from './notices/notice-tables.ts'
import type { TransitionCountTable } from './overview/overview-tables.ts'
import type {
  CalendarFeedTable,
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

/** Times are ISO 8601 UTC text, which sorts; JSON is text; booleans are 1 or 0. */
export interface Tables {
  revision: RevisionTable
  entry: EntryTable
  activity: ActivityTable
  head: DocumentStateTable
  campaign: CampaignTable
  campaign_span: CampaignSpanTable
  line: LineTable
  head_value: ListValueTable
  shown_value: LiveValueTable
  publication: PublicationTable
  publication_counter: PublicationCounterTable
  publication_hash: PublicationHashTable
  entry_slug: EntrySlugTable
  entry_key: EntryKeyTable
  person: PersonTable
  person_log: PersonLogTable
  person_link: PersonLinkTable
  calendar_feed: CalendarFeedTable
  mail: MailTable
  email_change: EmailChangeTable
  comment: CommentTable
  assignment: AssignmentTable
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
  media_crop: MediaCropTable
  media_use: MediaUseTable
  link_use: LinkUseTable
  folder: FolderTable
  location_group: LocationGroupTable
  location_group_member: LocationGroupMemberTable
  fact: FactTable
  schema_mark: SchemaMarkTable
  step_tally: TransitionCountTable
  idempotent_answer: IdempotentResponseTable
  presence: PresenceTable
  care: ContentIssueTable
  search_miss: SearchMissTable
  spot: SpotTable
  spot_key: SpotKeyTable
  backup_run: BackupRunTable
}

export interface RevisionTable {
  id: Generated<number>
  subject: string
  entry_id: number
  /** '' is the first language, with the whole content; others hold translated fields only. */
  language: Generated<DocumentLanguage>
  /** 0: of the site itself. */
  campaign: Generated<number>
  state: State
  /** Grows with every change of the document, across revisions. */
  version: number
  content: string
  archived: Generated<number>
  /** The revision that its draft started from. */
  base_id: Generated<number | null>
  /** Of a translation: the live revision of the first language at that time. */
  source_id: Generated<number | null>
  starts_at: string | null
  ends_at: string | null
  author_id: number
  submitted_by: number | null
  submitted_at: string | null
  /** Of a pending revision that needs two approvals: who gave the first, and when. */
  first_approved_by: Generated<number | null>
  first_approved_at: Generated<string | null>
  decided_by: number | null
  decided_at: string | null
  remarks: string | null
  /** The import or bulk change that saved it last; null when a person did. */
  batch: string | null
  created_at: string
  updated_at: string
}

export interface EntryTable {
  id: Generated<number>
  subject: string
  created_at: string
}

/** A column that a declaration lists for filtering and sorting, of the shown revision. */
export interface ListValueTable {
  subject: string
  entry_id: number
  name: string
  value: string
}

/** A value by which guests filter a list, of a live or scheduled revision. */
export interface LiveValueTable {
  subject: string
  entry_id: number
  revision_id: number
  name: string
  value: string
}

/** Which entry or page a revision leads to (`targetsOf`). */
export interface LinkUseTable {
  target_subject: string
  /** 0 where the subject is an address. */
  target_id: number
  revision_id: number
}

/**
 * `library`: a picture's file or text changed. `scheduled`: announces a change at `at`. `campaign`: one
 * was approved, begins or ends.
 */
export type PublicationCause = 'decision' | 'scheduled' | 'clock' | 'library' | 'campaign'

/**
 * Append-only, in the order of commits. Pages, search, other nodes, `lastmod` and reverting use it.
 */
export interface PublicationTable {
  /** Shared by all rows published as one. */
  sequence: number
  /**
   * A ledger restored from a backup repeats sequences, but not these. '' on rows of older versions.
   */
  identity: Generated<string>
  subject: string
  entry_id: number
  language: DocumentLanguage
  at: string
  cause: PublicationCause
  campaign: number | null
  /** Null: nothing is live from then on. */
  revision_id: number | null
  former_id: number | null
}

/** One row, locked by whoever publishes, so that sequences commit in order. */
export interface PublicationCounterTable {
  id: number
  sequence: number
}

/** One row a sequence of the ledger: its hash over the one before and what it published (`hashOf`). */
export interface PublicationHashTable {
  sequence: number
  hash: string
}

export interface FactTable {
  name: string
  value: string
}

export type Db = Kysely<Tables>

export type Tx = Transaction<Tables>
