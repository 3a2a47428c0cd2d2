import type { Generated } from 'kysely'

/** A file of the library. */
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
  /** The name as it is searched and sorted (`foldText`). */
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

/**
 * A file that is not shown: it was replaced and its bytes stay, or it was uploaded to replace the
 * current one and waits for approval (`proposed`). Both can take the current one's place.
 */
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
  /** When it was replaced, and by whom; of a proposed one when it was uploaded. */
  replaced_at: string
  replaced_by: number | null
  /** 1: guests have never seen it. */
  proposed: Generated<number>
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
