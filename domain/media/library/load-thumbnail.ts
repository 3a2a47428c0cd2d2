import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { findMedia } from '#store/media/media.ts'
import { thumbnailWidth } from '../encoding/planned-copies.ts'
import { renditionUrl } from '../media-url.ts'

/** In bytes; a larger copy is not used. */
const maxBytes = 500_000

/**
 * Returns a thumbnail as a `data:` address, also of a deleted picture, which has no address; null
 * without one. Throws `Problem('not-found')`.
 */
export async function loadThumbnail(
  { store, files }: Services,
  id: number,
): Promise<string | null> {
  const media = await findMedia(store.db, id)
  if (!media) throw new Problem('not-found', mediaMessages.noSuchFile)
  const [smallest] = media.renditions
    .filter(({ crop, type, width }) => !crop && type !== 'image/avif' && width >= thumbnailWidth)
    .toSorted((a, b) => a.width - b.width)
  if (!smallest) return null
  const name = renditionUrl(media, smallest).slice('/media/'.length)
  const file = await files.head(name)
  const stream = file && file.size <= maxBytes ? await files.get(name) : null
  if (!stream) return null
  const bytes = Buffer.concat(await stream.toArray())
  return `data:${smallest.type};base64,${bytes.toString('base64')}`
}
