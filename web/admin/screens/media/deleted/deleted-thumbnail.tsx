import { useQuery } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { FileThumbnail, isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'

/** A deleted picture, small: it is not served any more, so the API hands it over. */
export function DeletedThumbnail({ file }: { file: GalleryItem }) {
  const { id } = file
  const loaded = useQuery({
    queryKey: ['media', 'thumbnail', id],
    queryFn: ({ signal }) => getApi('/galleries/{id}/thumbnail', { id, signal }),
    enabled: isPhoto(file),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const picture = loaded.data?.image_url
  return (
    <FileThumbnail
      item={picture ? { ...file, deleted_at: null, image_thumb_url: picture } : file}
    />
  )
}
