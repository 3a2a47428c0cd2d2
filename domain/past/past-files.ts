import { type FileValues, fileValuesOf, mediaFile } from '#catalogue/collections/media-file.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { isDocument } from '#domain/media/change/apply-file-change.ts'
import { inParts, listPublicationsUntil } from '#store/content/past.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import { listStoredMedia, type Media } from '#store/media/media.ts'
import { findVersionByStem } from '#store/media/versions.ts'
import type { Db } from '#store/tables.ts'
import { replay } from './replay.ts'

/** A file of the library as it was, and whether its bytes are still there. */
interface PastFile {
  media: Media
  hasBytes: boolean
}

/** The end of all moments that the database may have. */
const always = '9999'

/**
 * Returns files of the library as they were at a moment. What of a file the ledger never had is as today.
 */
export async function loadPastFiles(
  db: Db,
  ids: readonly number[],
  at: string,
): Promise<PastFile[]> {
  const files = await inParts(ids, (some) => listStoredMedia(db, some))
  const rows = await listPublicationsUntil(db, { type: mediaFile.key, ids }, always)
  const byId = Map.groupBy(rows, ({ entry_id }) => entry_id)
  return Promise.all(
    files.map(async (media) => {
      const publications = (byId.get(media.id) ?? []).filter(({ revision_id }) => revision_id)
      const found = await listRevisionsByIds(
        db,
        publications.flatMap(({ revision_id }) => revision_id ?? []),
      )
      const revisions = new Map(found.map((one) => [one.id, one]))
      const document = { ...sectionDocument(mediaFile), entryId: media.id }
      const { state } = replay({ document, publications, revisions, at }, null)
      // The first one is written before the first change, with what guests saw until then.
      const first = publications[0]?.revision_id ?? null
      const shown = revisions.get(state.live_id ?? first ?? 0)
      const past = asShownUntil(media, at)
      return shown
        ? withValues(db, past, fileValuesOf(shown.content))
        : { media: past, hasBytes: true }
    }),
  )
}

async function withValues(db: Db, media: Media, values: FileValues): Promise<PastFile> {
  const { stem, alt, alts, focal_x, focal_y } = values
  const own = { stem, alt, alts, focal_x, focal_y, decorative: values.decorative ? 1 : 0 }
  const name = isDocument(media) ? values.name : media.name
  if (stem === media.stem) return { media: { ...media, ...own, name }, hasBytes: true }
  const version = await findVersionByStem(db, { mediaId: media.id, stem })
  if (!version) return { media: { ...media, ...own, name, renditions: [] }, hasBytes: false }
  const { file_type, file_size, sha256, width, height, color, master, renditions } = version
  const bytes = { file_type, file_size, sha256, width, height, color, master, renditions }
  return { media: { ...media, ...bytes, ...own, name }, hasBytes: true }
}

/** A file that was deleted later was shown. */
function asShownUntil(media: Media, at: string): Media {
  return (media.deleted_at ?? '') > at ? { ...media, deleted_at: null } : media
}
