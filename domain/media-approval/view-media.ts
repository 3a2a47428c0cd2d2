import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import type { GalleryDetails, MediaVersion } from '#catalogue/wire/media.ts'
import type { Actor } from '#domain/actor.ts'
import { missingCopies, thumbnailWidth } from '#domain/media/encoding/planned-copies.ts'
import { toGalleryItem } from '#domain/media/library/gallery-item.ts'
import { listMediaUses } from '#domain/media/library/list-media-uses.ts'
import { mediaUrl, thumbnailUrl } from '#domain/media/media-url.ts'
import { Problem } from '#domain/problem.ts'
import { listCrops } from '#store/media/crops.ts'
import { findFolder } from '#store/media/folders.ts'
import { findMedia, type Media } from '#store/media/media.ts'
import { isVisibleToGuests } from '#store/media/uses.ts'
import { listByStems, listVersions, type MediaVersion as Version } from '#store/media/versions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'
import { loadChange } from './load-change.ts'

/** Former files that a response shows. */
const maxVersions = 50

/**
 * Returns a file, also a deleted one, with its uses, open change, former versions and the state of
 * its copies.
 */
export async function viewMedia(db: Db, actor: Actor, id: number): Promise<GalleryDetails> {
  const media = await findMedia(db, id)
  if (!media) throw new Problem('not-found', mediaMessages.noSuchFile)
  const folder = await findFolder(db, media.folder_id)
  return {
    ...toGalleryItem(media),
    uses: await listMediaUses(db, actor, id),
    versions: await viewVersions(db, id),
    live: await isVisibleToGuests(db, id),
    change: await loadChange(db, actor, id),
    crop: await viewCrop(db, media),
    folder: { id: media.folder_id, name: folder?.name ?? '' },
    copies: copiesOf(media),
  }
}

async function viewCrop(db: Db, { stem }: Media): Promise<GalleryDetails['crop']> {
  const crop = (await listCrops(db, [stem])).get(stem)
  const whole = crop && (await listByStems(db, [crop.source_stem])).get(crop.source_stem)
  if (!crop || !whole) return null
  const { x, y, width, height } = crop
  const measures = { width: whole.width, height: whole.height }
  return { x, y, width, height, whole: { ...measures, image_url: mediaUrl(whole) } }
}

async function viewVersions(db: Db, id: number): Promise<MediaVersion[]> {
  const versions = await listVersions(db, id, maxVersions)
  const people = versions.map(({ replaced_by }) => replaced_by ?? 0)
  const names = await listUsernames(db, people)
  return versions.map((version) => toVersion(version, names.get(version.replaced_by ?? 0) ?? ''))
}

function toVersion(version: Version, replacedBy: string): MediaVersion {
  const { id, name, file_type, file_size, width, height, replaced_at } = version
  return {
    id,
    name,
    file_type,
    file_size,
    width,
    height,
    replaced_at,
    replaced_by: replacedBy,
    image_url: mediaUrl(version),
    image_thumb_url: thumbnailUrl(version, thumbnailWidth),
  }
}

function copiesOf(media: Media) {
  return { done: media.renditions.length, due: media.copies_due ? missingCopies(media).length : 0 }
}
