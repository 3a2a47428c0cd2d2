import { aboutFile, fileFaults } from '#catalogue/messages/media-messages.ts'
import type { GalleryItem } from '#catalogue/wire/media.ts'
import type { Actor } from '#domain/actor.ts'
import { findInLibrary, staleMedia } from '#domain/media/library/find-in-library.ts'
import { toGalleryItem } from '#domain/media/library/gallery-item.ts'
import { examineFiles } from '#domain/media/upload/examine-files.ts'
import type { IncomingFile } from '#domain/media/upload/receive-file.ts'
import { invalid } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import type { Media } from '#store/media/media.ts'
import type { Outcome } from './change-file.ts'
import { proposeBytes } from './propose-bytes.ts'

export interface Replacement {
  id: number
  file: IncomingFile
  /** The version that the person was shown; left out: whatever is there. */
  version?: number
  /** Bytes, at most. */
  most: number
}

/**
 * Replaces the bytes of a file: at once where nothing live shows it, else as a pending change
 * (`proposeBytes`). Returns `duplicate` for the same bytes: nothing changes.
 *
 * Throws `Problem('not-found')`, `Problem('conflict')` when the file was changed since or another
 * change is open, and `Problem('invalid')` for a file that is not accepted, or a document for a
 * picture or the reverse.
 */
export async function replaceFile(
  services: Services,
  actor: Actor,
  replacement: Replacement,
): Promise<{ item: GalleryItem; outcome: Outcome; duplicate: boolean }> {
  const { store } = services
  const { id, file, version } = replacement
  const former = await findInLibrary(store.db, id)
  if (version !== undefined && version !== former.version) throw staleMedia(former)
  const isSame = (sent: IncomingFile) => sent.sha256 === former.sha256
  const examined = await examineFiles([file], replacement.most, isSame)
  const accepted = examined.get(file)
  if (!accepted) return { item: toGalleryItem(former), outcome: 'unchanged', duplicate: true }
  requireSameKind(former, file, accepted.picture !== null)
  return {
    ...(await proposeBytes(services, actor, { former, examined: accepted })),
    duplicate: false,
  }
}

function requireSameKind(former: Media, file: IncomingFile, isPicture: boolean): void {
  const wasPicture = former.file_type.startsWith('image/')
  if (wasPicture === isPicture) return
  const fault = fileFaults[wasPicture ? 'needs-picture' : 'needs-document']
  throw invalid({ 'image.0': [aboutFile(fault, file.name)] })
}
