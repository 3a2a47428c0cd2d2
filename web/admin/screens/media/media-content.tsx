import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Folder } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { MediaPager, NothingHere } from '#web/admin/screens/media/lists/grid-skeleton.tsx'
import { filterTitle } from '#web/admin/screens/media/media-filters.tsx'
import {
  type FileKind,
  foldersQuery,
  galleryQuery,
} from '#web/admin/screens/media/media-queries.ts'
import type { Filter } from '#web/admin/screens/media/media-view.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { DeletedView } from './deleted/deleted-view.tsx'
import { FileList } from './lists/file-list.tsx'
import { FolderGrid } from './lists/folder-grid.tsx'
import { FolderView } from './lists/folder-view.tsx'
import { GridSkeleton } from './lists/grid-skeleton.tsx'
import { HomeView } from './lists/home-view.tsx'
import type { MediaViewState } from './media-view.ts'

interface MediaContentProps {
  mediaView: MediaViewState
  onRename: ((folder: Folder) => void) | null
  focusHeading: () => void
}

export function MediaContent({ mediaView, onRename, focusHeading }: MediaContentProps) {
  const { filter, folder } = mediaView.view
  if (folder) return <FolderView mediaView={mediaView} id={folder} onRename={onRename} />
  switch (filter) {
    case 'home':
      return <HomeView mediaView={mediaView} onRename={onRename} />
    case 'folders':
      return <FoldersView mediaView={mediaView} onRename={onRename} />
    case 'photos':
      return <KindView mediaView={mediaView} filter="photos" />
    case 'videos':
      return <KindView mediaView={mediaView} filter="videos" />
    case 'documents':
      return <KindView mediaView={mediaView} filter="documents" />
    case 'deleted':
      return (
        <DeletedView mediaView={mediaView} mayEdit={onRename !== null} onRestore={focusHeading} />
      )
  }
}

interface FoldersViewProps {
  mediaView: MediaViewState
  onRename: ((folder: Folder) => void) | null
}

function FoldersView({ mediaView: { view, go }, onRename }: FoldersViewProps) {
  const folders = useQuery(foldersQuery(view))
  if (folders.isError) {
    return <LoadFailed error={folders.error} onRetry={() => void folders.refetch()} />
  }
  if (!folders.data) return <GridSkeleton count={8} />
  const { data, total, page, last_page } = folders.data
  return (
    <Stack>
      <Group justify="space-between" align="baseline">
        <Title order={2} size="h4">
          {filterTitle('folders')}
        </Title>
        <Text c="dimmed" role="status">
          {t('media.folderCount', { count: total })}
        </Text>
      </Group>
      {total === 0 && (
        <NothingHere title={t('media.noFolderMatch')}>{t('media.noFolderHint')}</NothingHere>
      )}
      <FolderGrid
        folders={data}
        onOpen={({ id }) => go({ filter: 'folders', folder: id, search: '' })}
        onRename={onRename}
      />
      <MediaPager page={page} lastPage={last_page} onPage={(next) => go({ page: next })} />
    </Stack>
  )
}

const kinds = { photos: 'photos', videos: 'videos', documents: 'files' } as const satisfies Partial<
  Record<Filter, FileKind>
>

type KindFilter = keyof typeof kinds

function KindView({ mediaView, filter }: { mediaView: MediaViewState; filter: KindFilter }) {
  const kind = kinds[filter]
  const gallery = useQuery(galleryQuery(mediaView.view, { kind }))
  if (gallery.isError) {
    return <LoadFailed error={gallery.error} onRetry={() => void gallery.refetch()} />
  }
  if (!gallery.data) return <GridSkeleton count={8} />
  return (
    <FileList
      mediaView={mediaView}
      label={filterTitle(filter)}
      files={gallery.data[kind]}
      total={gallery.data.totals[kind]}
      page={gallery.data.page}
      lastPage={gallery.data.last_page}
      empty={emptyHint(filter)}
      isComing={gallery.isPlaceholderData}
    />
  )
}

/** Returns the hint for an empty list. Videos cannot be uploaded (specification section 5). */
function emptyHint(filter: KindFilter): { title: string; words: string } {
  if (filter === 'videos') {
    return { title: t('media.noVideosTitle'), words: t('media.noVideosWhy') }
  }
  const title = filter === 'photos' ? t('media.noPhotosTitle') : t('media.noDocumentsTitle')
  return { title, words: t('media.addHint') }
}
