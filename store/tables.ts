import type { Generated, Kysely, Transaction } from 'kysely'
import type { State, Step } from '#catalogue/revision-state.ts'
import type { RoleName } from '#catalogue/roles.ts'

/**
 * The tables, alike on SQLite and PostgreSQL. Times are ISO 8601 UTC text (`toISOString`), which
 * sorts as it is; JSON is text, because no query looks inside it; yes/no is 1 or 0.
 */
export interface Tables {
  revision: RevisionTable
  entry: EntryTable
  activity: ActivityTable
  published: PublishedTable
  person: PersonTable
  session: SessionTable
  sign_in_attempt: SignInAttemptTable
  media: MediaTable
  media_version: MediaVersionTable
  media_use: MediaUseTable
  folder: FolderTable
  fact: FactTable
  search_miss: SearchMissTable
}

/** One version of one section (`entry_id` 0) or of one entry of a collection. Never overwritten once sent. */
export interface RevisionTable {
  id: Generated<number>
  /** The declaration's key in the catalogue. */
  subject: string
  entry_id: number
  state: State
  /** Grows with every change of the subject, across its revisions. */
  version: number
  content: string
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

/** Append-only: the database itself refuses to change or remove a row. */
export interface ActivityTable {
  id: Generated<number>
  at: string
  actor_id: number
  actor_name: string
  step: Step
  subject: string
  entry_id: number
  revision_id: number
  description: string
  from_state: State | 'none'
  to_state: State
  remarks: string | null
  /** Who wrote what the step was about, and when. */
  author_name: string
  author_at: string
}

/** How often what guests see of a subject has changed. Nodes watch it to drop pages they keep. */
export interface PublishedTable {
  subject: string
  version: number
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

/** A term that guests searched for without finding anything. */
export interface SearchMissTable {
  term: string
  count: number
  last_at: string
}

/** Anything that queries run on: the root for reading, or a running transaction. */
export type Db = Kysely<Tables>

/** A running transaction. Verbs take it as an argument; there is no ambient one. */
export type Tx = Transaction<Tables>
