import { useQuery } from '@tanstack/react-query'
import { t } from '#web/admin/i18n/translate.ts'
import { filterTitle } from '#web/admin/screens/media/media-filters.tsx'
import { type FileKind, galleryQuery } from '#web/admin/screens/media/media-queries.ts'
import type { Filter } from '#web/admin/screens/media/media-view.ts'
import type { ShownMedia } from '#web/admin/screens/media/use-media-view.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { FileList } from './file-list.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'

const kinds = { photos: 'photos', videos: 'videos', documents: 'files' } as const satisfies Partial<
  Record<Filter, FileKind>
>

type KindFilter = keyof typeof kinds

interface KindViewProps {
  shown: ShownMedia
  filter: KindFilter
}

/** All photos, videos or documents. */
export function KindView({ shown, filter }: KindViewProps) {
  const kind = kinds[filter]
  const gallery = useQuery(galleryQuery(shown.view, { kind }))
  if (gallery.isError) {
    return <LoadFailed error={gallery.error} retry={() => void gallery.refetch()} />
  }
  if (!gallery.data) return <GridSkeleton count={8} />
  return (
    <FileList
      shown={shown}
      label={filterTitle(filter)}
      files={gallery.data[kind]}
      total={gallery.data.totals[kind]}
      page={gallery.data.page}
      lastPage={gallery.data.last_page}
      empty={emptyWords(filter)}
      isComing={gallery.isPlaceholderData}
    />
  )
}

/** Uploads take pictures and PDFs only (specification section 5), so there are no videos to add. */
function emptyWords(filter: KindFilter): { title: string; words: string } {
  if (filter === 'videos') {
    return { title: t('media.noVideosTitle'), words: t('media.noVideosWhy') }
  }
  const title = filter === 'photos' ? t('media.noPhotosTitle') : t('media.noDocumentsTitle')
  return { title, words: t('media.addHint') }
}
