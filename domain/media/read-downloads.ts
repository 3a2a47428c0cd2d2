import type { Download } from '#catalogue/published.ts'
import { listMediaByIds } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import { mediaName } from './media-changes.ts'
import { mediaUrl } from './media-url.ts'

/** Documents as pages offer them, in one query, by library id; what shows them depends on them. */
export async function readDownloads(
  { db, names }: { db: Db; names: Set<string> },
  ids: readonly number[],
): Promise<Map<number, Download>> {
  for (const id of ids) names.add(mediaName(id))
  const found = await listMediaByIds(db, ids)
  return new Map(
    found.map((media) => {
      const { id, name, file_size: size } = media
      return [id, { id, name, url: mediaUrl(media), size }]
    }),
  )
}
