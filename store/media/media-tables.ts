import type { Generated } from 'kysely'

export interface MediaTable {
  id: Generated<number>
  name: string
  file_type: string
  file_size: number
  sha256: string
  width: number | null
  height: number | null
  alt: string
  /** JSON: alternative texts in the other languages. */
  alts: Generated<string>
  focal_x: number
  focal_y: number
  /** Average colour, `#rrggbb`. */
  color: string
  /** The unguessable part of its addresses. */
  stem: string
  /** JSON: list of `Rendition`. */
  renditions: string
  uploaded_by: number | null
  created_at: string
  folder_id: Generated<number>
  search_name: Generated<string>
  /** 1: purely decorative, has no alternative text. */
  decorative: Generated<number>
  /** Grows with every change; a change with an old one is rejected. */
  version: Generated<number>
  /** Counted up by every save that uses the file, so that a save and a delete cannot both pass. */
  holds: Generated<number>
  updated_at: Generated<string>
  deleted_at: Generated<string | null>
  deleted_by: Generated<number | null>
  /** File name of the copy that renditions are made from, e.g. `master.jpg`; never served. */
  master: Generated<string | null>
  copies_due: Generated<number>
  copying_until: Generated<string | null>
  copy_tries: Generated<number>
}

/** A file that was replaced, or that waits for approval to replace another (`proposed`). */
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
  /** When it was replaced and by whom; of a proposed one, when it was uploaded. */
  replaced_at: string
  replaced_by: number | null
  proposed: Generated<number>
}

/** Bytes that show a part of others, by their stems: shares of the width and height of those. */
export interface MediaCropTable {
  stem: string
  media_id: number
  source_stem: string
  x: number
  y: number
  width: number
  height: number
}

export interface MediaUseTable {
  media_id: number
  revision_id: number
}

/** Folder 1 always exists. */
export interface FolderTable {
  id: Generated<number>
  name: string
  search_name: string
  created_at: string
}
