import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#web/admin/loading/load-failed.tsx'
import { type FileKind, galleryQuery } from '#web/admin/screens/media/media-queries.ts'
import type { ShownMedia } from '#web/admin/screens/media/use-media-view.ts'
import { FileList } from './file-list.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'

interface KindViewProps {
  shown: ShownMedia
  kind: FileKind
  label: string
}

/** All photos, videos or documents. */
export function KindView({ shown, kind, label }: KindViewProps) {
  const gallery = useQuery(galleryQuery(shown.view, { kind }))
  if (gallery.isError) {
    return <LoadFailed error={gallery.error} retry={() => void gallery.refetch()} />
  }
  if (!gallery.data) return <GridSkeleton count={8} />
  return (
    <FileList
      shown={shown}
      label={label}
      files={gallery.data[kind]}
      total={gallery.data.totals[kind]}
      page={gallery.data.page}
      lastPage={gallery.data.last_page}
      {...(kind === 'videos' ? { empty: noVideos } : {})}
    />
  )
}

/** Uploads take pictures and PDFs only (specification section 5). */
const noVideos = {
  title: 'No videos here',
  words: 'Films stand on pages by their embed address, so the library holds none.',
}
