import type { Difference } from './change/difference.ts'
import type { Json } from './json.ts'
import type { PlaceLanguage } from './languages.ts'
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
export type OfferedStep = 'edit' | 'save' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview'

/** What every record carries beside its fields. */
export interface RecordHead {
  id: number
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  /** Grows with every change at the place; a save or decision that carries an old one gets 409. */
  version: number
  updated_at: string
  /** Who wrote it last. */
  author: string
  /** Of the rejection that still stands (contract section 2). */
  remarks: string | null
  starts_at: string | null
  ends_at: string | null
  /** Once it is live, its entry is off the site. */
  archived: boolean
}

/** Who sent a record back, when and in what words; it stays with the place until the next decision. */
export interface Rejection {
  by: string
  at: string
  remarks: string | null
}

/** What is approved and will be live by the clock. */
export interface ScheduledRecord {
  id: number
  version: number
  starts_at: string
  ends_at: string | null
  author: string
  archived: boolean
  /** Something newer is live by now: what is to come was written without it. */
  written_before_live: boolean
}

/** A place as the back office loads it: the record that it shows, and what may be done with it. */
export interface PlaceState {
  entity_type: string
  /** 0 for a section. */
  entry_id: number
  /** '' for the brand's first. */
  language: PlaceLanguage
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
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
}

/** An entry on a list of staff. */
export interface EntryRow {
  /** The entry's id, which never changes. */
  id: number
  record_id: number | null
  title: string
  slug: string
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  /** Off the site, by approval. */
  archived: boolean
  scheduled: boolean
  /** When the clock alone changes what visitors see of it (ISO 8601 UTC), or null. */
  changes_at: string | null
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
  /** 0 for a section. */
  entry_id: number
  language: PlaceLanguage
  /** May this person take the change back with one click (`POST /logs/{id}/undo`)? */
  can_undo: boolean
}

/** `GET /logs/{id}`: a line of the log with what its step changed. */
export interface LogDetail extends LogEntry {
  differences: Difference[]
  /** May its record be restored as a draft (`POST /approvals/restore`)? */
  can_restore: boolean
}

/** `GET /approvals`: one record that waits for a decision. */
export interface PendingRecord {
  entity_id: number
  entity_type: string
  entry_id: number
  language: PlaceLanguage
  label: string
  /** What the entry is called; '' for a section. */
  title: string
  /** The public page that shows it, with `preview=1`. */
  preview_path: string | null
  /** The back-office page that edits it. */
  editor_path: string | null
  author: string
  submitted_by: string
  submitted_at: string
  version: number
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  /** The rejection that its author has answered, or null. */
  rejection: Rejection | null
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
  /** It says nothing that the words beside it do not: pages give it no alternative text. */
  decorative: boolean
  /** A photo for which nobody has written an alternative text or chosen "decorative". */
  needs_alt: boolean
  /** The point that every crop keeps, each 0 to 1 from the top left corner. */
  focal_x: number
  focal_y: number
  /** Average colour, `#rrggbb`. */
  color: string
  folder_id: number
  /** Grows with every change; a change that carries an old one gets 409. */
  version: number
  /** False while copies are being made in the background. */
  ready: boolean
  created_at: string
  updated_at: string
  deleted_at: string | null
  /** When a deleted one goes for good. */
  purged_at: string | null
  image_url: string
  image_thumb_url: string
}

/** `GET /galleries`: each kind is a page of its own. */
export interface Gallery {
  photos: GalleryItem[]
  files: GalleryItem[]
  videos: GalleryItem[]
  totals: { photos: number; files: number; videos: number }
  page: number
  per_page: number
  last_page: number
}

export interface Folder {
  id: number
  name: string
  created_at: string
  galleries_count: number
  /** Bytes. */
  total_size: number
  /** The newest, twelve at most. */
  galleries: GalleryItem[]
}

/** A place that shows a picture or is about to. */
export interface MediaUse {
  entity_type: string
  entity_id: number
  label: string
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  /** The back-office page that edits it. */
  editor_path: string | null
  /** The public page that shows it. */
  public_path: string | null
}

/** What a file was before it was replaced. */
export interface MediaVersion {
  id: number
  name: string
  file_type: string
  file_size: number
  width: number | null
  height: number | null
  replaced_at: string
  replaced_by: string
  image_url: string
  image_thumb_url: string
}

/** `GET /galleries/{id}/view` */
export interface GalleryDetails extends GalleryItem {
  uses: MediaUse[]
  versions: MediaVersion[]
  folder: { id: number; name: string }
  /** How many copies pages can choose from, and how many are still being made. */
  copies: { done: number; due: number }
}

/** One file of an upload's answer. */
export interface UploadedItem extends GalleryItem {
  /** The same bytes were in the library: this is the item that was there. */
  duplicate: boolean
  /** They were among the deleted ones and have been brought back. */
  restored: boolean
}
