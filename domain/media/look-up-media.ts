import type { MediaLookup } from '#catalogue/field.ts'
import { listMediaByIds } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import { mediaUrl } from './media-url.ts'

/** The pictures that some content points to, in one query, by id. Missing ones are not in the map. */
export async function lookUpMedia(db: Db, ids: readonly number[]): Promise<MediaLookup> {
  const found = await listMediaByIds(db, ids)
  return new Map(
    found.map((media) => {
      const { id, name, decorative } = media
      return [id, { id, name, url: mediaUrl(media), alt: decorative === 1 ? '' : media.alt }]
    }),
  )
}
