import type DataLoader from 'dataloader'
import type { Download } from '#catalogue/published.ts'
import type { Media } from '#store/media/media.ts'
import { mediaName } from './media-changes.ts'
import { mediaUrl } from './media-url.ts'

/** Returns documents as pages offer them, by library id; what shows them depends on them. */
export async function readDownloads(
  { media: library, names }: { media: DataLoader<number, Media | null>; names: Set<string> },
  ids: readonly number[],
): Promise<Map<number, Download>> {
  for (const id of ids) names.add(mediaName(id))
  const found = await Promise.all(ids.map((id) => library.load(id)))
  return new Map(
    found.flatMap((media) => {
      if (media === null) return []
      const { id, name, file_size: size } = media
      return [[id, { id, name, url: mediaUrl(media), size }]]
    }),
  )
}
