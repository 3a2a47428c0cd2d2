import { type FileValues, fileValuesOf, mediaFile } from '#catalogue/collections/media-file.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { Problem } from '#domain/problem.ts'
import { changeMedia, findMedia, type Media, type MediaChange } from '#store/media/media.ts'
import { addVersion, takeVersion } from '#store/media/versions.ts'
import type { Tx } from '#store/tables.ts'
import { missingCopies } from '../encoding/planned-copies.ts'

interface Replacement {
  /** Person who replaces the bytes. */
  by: number
  at: string
}

/**
 * Writes an approved revision of a file into the library's row, from which pages read; does nothing
 * for other documents. Throws `Problem('conflict')` when the file or its bytes were deleted.
 */
export async function applyFileChange(
  tx: Tx,
  replacement: Replacement,
  { declaration, entryId }: { declaration: Declaration; entryId: number },
  content: Content,
): Promise<void> {
  if (declaration.key !== mediaFile.key) return
  const media = await findMedia(tx, entryId)
  if (!media || media.deleted_at !== null) {
    throw new Problem('conflict', mediaMessages.noSuchFile)
  }
  await writeFile(tx, replacement, media, { values: fileValuesOf(content) })
}

/** Writes values into a file's row; replaced bytes stay as a version. */
export async function writeFile(
  tx: Tx,
  { by, at }: Replacement,
  media: Media,
  { values, more = {} }: { values: FileValues; more?: Pick<MediaChange, 'name' | 'folder_id'> },
): Promise<void> {
  const { stem, name, alt, alts, decorative, focal_x, focal_y } = values
  const bytes = stem === media.stem ? {} : await swapBytes(tx, { by, at }, media, stem)
  const change: MediaChange = {
    ...more,
    ...bytes,
    ...(isDocument(media) ? { name } : {}),
    alt,
    alts,
    decorative: decorative ? 1 : 0,
    focal_x,
    focal_y,
    updated_at: at,
  }
  // Its social card is cut around the focal point, and other bytes have copies of their own.
  const isOther = stem !== media.stem
  const hasMoved = focal_x !== media.focal_x || focal_y !== media.focal_y
  if (isOther || hasMoved) {
    const isWhole = missingCopies({ ...media, ...bytes, focal_x, focal_y }).length === 0
    change.copies_due = isWhole ? 0 : 1
    change.copy_tries = 0
  }
  // A process that makes copies of the former bytes loses its claim.
  if (isOther) change.copying_until = null
  const expected = { id: media.id, version: media.version }
  if (await changeMedia(tx, expected, change)) return
  throw new Problem('conflict', mediaMessages.noSuchFile)
}

/** Tells whether guests see the file's name, which they do for documents. */
export function isDocument({ file_type }: Pick<Media, 'file_type'>): boolean {
  return !file_type.startsWith('image/')
}

async function swapBytes(tx: Tx, { by, at }: Replacement, media: Media, stem: string) {
  const next = await takeVersion(tx, media, stem)
  if (!next) throw new Problem('conflict', mediaMessages.noSuchFile)
  await addVersion(tx, { ...media, media_id: media.id, replaced_at: at, replaced_by: by })
  const { file_type, file_size, sha256, width, height, color, master, renditions } = next
  return { stem, file_type, file_size, sha256, width, height, color, master, renditions }
}
