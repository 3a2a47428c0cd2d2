import type { Difference } from './difference.ts'
import type { Json } from './json.ts'
import type { RoleName } from './roles.ts'

/** Every answer of the API (contract section 1). */
export type Envelope<T> =
  | { success: true; message: string; data: T }
  | { success: false; message: string; errors?: Record<string, string[]> }

/** An answer that the specification calls a list. */
export interface Listed<T> {
  data: T[]
  total: number
  page: number
  per_page: number
  last_page: number
}

/** The steps that a record may offer the person who loaded it. Cards draw their buttons from it. */
export type OfferedStep = 'edit' | 'save' | 'submit' | 'withdraw' | 'decide' | 'preview'

/** What every record carries beside its fields. */
export interface RecordHead {
  id: number
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  /** Grows with every change of the section; a save or decision that carries an old one gets 409. */
  version: number
  updated_at: string
  /** Who wrote it last. */
  author: string
  remarks: string | null
}

/** A section as the back office loads it: the newest record, and what may be done with it. */
export interface SectionState {
  entity_type: string
  /** Null while nothing was ever saved. */
  record: RecordHead | null
  /** The single fields under their wire names. */
  values: Record<string, Json>
  /** The items of a set, each with `id`. */
  items: Record<string, Json>[]
  can: OfferedStep[]
  /** Why it cannot be edited, by whom and since when; null when it can. */
  lock: string | null
  /** Is there a version that visitors see? */
  live: boolean
}

/** One row of the activity log. `status` is that of the step's result. */
export interface LogEntry {
  id: number
  description: string
  author: string
  created_by: string
  created_at: string
  status: 0 | 1 | 2 | 3 | 4
  statusText: string
  status_text: string
  approved_by: string | null
  approved_at: string | null
  remarks: string | null
  entity_type: string
  entity_id: number
}

/** `GET /approvals`: one record that waits for a decision. */
export interface PendingRecord {
  entity_id: number
  entity_type: string
  label: string
  /** The public page that shows it, with `preview=1`. */
  preview_path: string | null
  /** The back-office page that edits it. */
  editor_path: string | null
  author: string
  submitted_by: string
  submitted_at: string
  version: number
  can_decide: boolean
  /** Why this person cannot decide on it, or null. */
  lock: string | null
  differences: Difference[]
}

export interface SignedInUser {
  id: number
  username: string
  first_name: string
  last_name: string
  email: string
  roles: { id: number; name: RoleName }
}

/** A picture or document of the library. */
export interface GalleryItem {
  id: number
  name: string
  file_type: string
  /** Bytes. */
  file_size: number
  width: number | null
  height: number | null
  alt: string
  created_at: string
  image_url: string
  image_thumb_url: string
}
