import type { MediaLookup } from '#catalogue/field.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { listMediaByIds } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import { altIn } from './alt-in.ts'
import { thumbnailWidth } from './encoding/planned-copies.ts'
import { mediaUrl, thumbnailUrl } from './media-url.ts'

/** Returns the pictures that contents refer to by id, in one query, with texts in a language. */
export async function lookUpMedia(
  db: Db,
  ids: readonly number[],
  language: DocumentLanguage = '',
): Promise<MediaLookup> {
  const files = await listMediaByIds(db, ids)
  return new Map(
    files.map((media) => {
      const { id, name } = media
      const thumb = thumbnailUrl(media, thumbnailWidth)
      return [id, { id, name, url: mediaUrl(media), thumb, alt: altIn(language, media) }]
    }),
  )
}
