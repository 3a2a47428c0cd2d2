import { contentOfFile, type FileValues, mediaFile } from '#catalogue/collections/media-file.ts'
import { sameJson } from '#catalogue/json.ts'
import { type Document, keyOf } from '#domain/content/document.ts'
import { withLive } from '#domain/content/publishing/go-live.ts'
import type { Context } from '#domain/context.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { addPublication } from '#store/content/ledger.ts'
import { addRevision, expireRevision, findRevision } from '#store/content/revisions.ts'
import { findMedia, type Media } from '#store/media/media.ts'

/** Returns what guests see of a file now. */
export function valuesOf(media: Media): FileValues {
  const { stem, name, alt, alts, decorative, focal_x, focal_y } = media
  return { stem, name, alt, alts, decorative: decorative === 1, focal_x, focal_y }
}

/**
 * Writes the file's row into its live revision, so that a change is compared with it and can be
 * reverted to it: direct changes write no revision while a file has none. Returns the document's
 * state, which the caller has locked and saves.
 */
export async function saveBaseline(
  { db, actor, now }: Context,
  document: Document,
  state: DocumentState,
  mediaId: number,
): Promise<DocumentState> {
  const media = await findMedia(db, mediaId)
  if (!media) return state
  const content = contentOfFile(valuesOf(media))
  const live = state.live_id === null ? undefined : await findRevision(db, state.live_id)
  if (live && sameJson(live.content.values, content.values)) return state
  const version = state.version + 1
  const row = { content, version, author_id: actor.id, decided_by: actor.id, decided_at: now }
  const id = await addRevision(db, keyOf(document), {
    ...row,
    state: 'approved',
    base_id: state.live_id,
    created_at: now,
    updated_at: now,
  })
  if (live) await expireRevision(db, live.id)
  await addPublication(db, {
    subject: mediaFile.key,
    entry_id: mediaId,
    language: '',
    at: now,
    cause: 'library',
    campaign: null,
    revision_id: id,
    former_id: state.live_id,
  })
  const revision = await findRevision(db, id)
  if (!revision) throw new Error(`Revision ${id} has just been written`)
  return { ...withLive(now, document, { ...state, version }, revision), live_title: media.name }
}
