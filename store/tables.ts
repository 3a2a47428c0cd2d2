import type { Generated, Kysely, Transaction } from 'kysely'
import type { PlaceLanguage } from '#catalogue/languages.ts'
import type { State } from '#catalogue/revision-state.ts'
import type { RoleName } from '#catalogue/roles.ts'
import type { EntryKeyTable, EntrySlugTable } from './content/naming/naming-tables.ts'
import type { ActivityTable, LogGramTable, LogTallyTable } from './log/log-tables.ts'
import type {
  SearchGramTable,
  SearchMissTable,
  SearchTextTable,
  SearchWordTable,
} from './search/search-tables.ts'

/**
 * The tables, alike on SQLite and PostgreSQL. Times are ISO 8601 UTC text (`toISOString`), which
 * sorts as it is; JSON is text, because no query looks inside it; yes/no is 1 or 0.
 */
export interface Tables {
  revision: RevisionTable
  entry: EntryTable
  activity: ActivityTable
  log_tally: LogTallyTable
  log_gram: LogGramTable
  head: HeadTable
  head_value: HeadValueTable
  head_tally: HeadTallyTable
  publication: PublicationTable
  publication_counter: PublicationCounterTable
  entry_slug: EntrySlugTable
  entry_key: EntryKeyTable
  person: PersonTable
  session: SessionTable
  sign_in_attempt: SignInAttemptTable
  media: MediaTable
  media_version: MediaVersionTable
  media_use: MediaUseTable
  folder: FolderTable
  fact: FactTable
  search_miss: SearchMissTable
  search_text: SearchTextTable
  search_word: SearchWordTable
  search_gram: SearchGramTable
}

/** One version of what stands at a place. Never overwritten once sent. */
export interface RevisionTable {
  id: Generated<number>
  /** The declaration's key in the catalogue. */
  subject: string
  /** 0 for a section. */
  entry_id: number
  /** '' is the brand's first language, which holds the whole record; others hold translated fields. */
  language: Generated<PlaceLanguage>
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
export interface HeadTable {
  subject: string
  entry_id: number
  language: PlaceLanguage
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
  /** The same as it is searched and sorted (`folded`). */
  search_title: string
  /** Of the live record, for guests. */
  live_title: string
  /** The part of its address that names it, as guests know it. */
  slug: string
  position: string
  updated_at: string
}

/** What entries are counted by: the state that staff see, and whether guests see them. */
export type HeadTally = State | 'live'

/** The sum of its rows is how many entries of a collection there are of a kind. */
export interface HeadTallyTable {
  subject: string
  name: HeadTally
  delta: number
}

/** A column that a collection's declaration lists for filtering and sorting, of the shown record. */
export interface HeadValueTable {
  subject: string
  entry_id: number
  name: string
  /** As it sorts: text folded, numbers padded. */
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
  subject: string
  entry_id: number
  language: PlaceLanguage
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

export interface PersonTable {
  id: Generated<number>
  username: string
  email: string
  first_name: string
  last_name: string
  role: RoleName
  password_hash: string
  active: number
  created_at: string
}

/** A bearer token or a preview pass, by the SHA-256 of its random text. */
export interface SessionTable {
  token_hash: string
  kind: 'bearer' | 'preview'
  person_id: number
  /** The bearer session that a preview pass ends with. */
  parent_hash: string | null
  created_at: string
  last_seen_at: string
  expires_at: string
}

/** One try to sign in that has not succeeded (yet). */
export interface SignInAttemptTable {
  id: Generated<number>
  /** SHA-256 that stands for a person or, where nobody has the name, for the name. */
  account_key: string
  address: string
  at: string
}

export interface MediaTable {
  id: Generated<number>
  name: string
  file_type: string
  /** Bytes of the original. */
  file_size: number
  sha256: string
  width: number | null
  height: number | null
  alt: string
  /** JSON of the same in the brand's other languages, by language. */
  alts: Generated<string>
  focal_x: number
  focal_y: number
  /** Average colour, `#rrggbb`. */
  color: string
  /** The unguessable part of its addresses. */
  stem: string
  /** JSON list of `{ width, type, suffix }`. */
  renditions: string
  uploaded_by: number | null
  created_at: string
  folder_id: Generated<number>
  /** The name as it is searched and sorted (`folded`). */
  search_name: Generated<string>
  /** 1: it says nothing that the words beside it do not, and gets no alternative text. */
  decorative: Generated<number>
  /** Grows with every change; a change that carries an old one is refused. */
  version: Generated<number>
  /** Counted up by every save that uses it, so that a save and a deletion at once cannot both pass. */
  holds: Generated<number>
  updated_at: Generated<string>
  deleted_at: Generated<string | null>
  deleted_by: Generated<number | null>
  /** Ends the name of what copies are made from, e.g. `master.jpg`; never served. */
  master: Generated<string | null>
  /** 1 while copies are still to be made. */
  copies_due: Generated<number>
  /** Until when a process has taken the making of its copies on. */
  copying_until: Generated<string | null>
  copy_tries: Generated<number>
}

/** A file that was replaced: its bytes stay, for revisions that showed them. */
export interface MediaVersionTable {
  id: Generated<number>
  media_id: number
  name: string
  file_type: string
  file_size: number
  sha256: string
  width: number | null
  height: number | null
  focal_x: number
  focal_y: number
  color: string
  stem: string
  master: string | null
  renditions: string
  replaced_at: string
  replaced_by: number | null
}

/** Which pictures a revision points to; kept beside the revision in the same transaction. */
export interface MediaUseTable {
  media_id: number
  revision_id: number
}

/** A folder of the library. Number 1 is always there. */
export interface FolderTable {
  id: Generated<number>
  name: string
  search_name: string
  created_at: string
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
