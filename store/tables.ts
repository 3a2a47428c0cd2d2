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
  fact: FactTable
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
  /** SHA-256 of the lower-cased name that was typed. */
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
