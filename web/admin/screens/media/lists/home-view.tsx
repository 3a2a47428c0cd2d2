import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Folder } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { formatNumber } from '#web/admin/media/files/format-size.ts'
import { filterTitle } from '#web/admin/screens/media/media-filters.tsx'
import {
  type FileKind,
  foldersQuery,
  galleryQuery,
  previewCount,
} from '#web/admin/screens/media/media-queries.ts'
import type { Filter, MediaViewState } from '#web/admin/screens/media/media-view.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { FileGrid } from './file-grid.tsx'
import { FolderGrid } from './folder-grid.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'

interface HomeViewProps {
  mediaView: MediaViewState
  onRename: ((folder: Folder) => void) | null
}

const kinds = [
  { kind: 'photos', filter: 'photos', none: 'media.noPhotos' },
  { kind: 'videos', filter: 'videos', none: 'media.noVideos' },
  { kind: 'files', filter: 'documents', none: 'media.noDocuments' },
] as const satisfies readonly { kind: FileKind; filter: Filter; none: string }[]

const mores = {
  folders: 'media.moreFolders',
  photos: 'media.morePhotos',
  videos: 'media.moreVideos',
  documents: 'media.moreDocuments',
} as const

export function HomeView({ mediaView, onRename }: HomeViewProps) {
  const { view, go } = mediaView
  const firstPage = { ...view, page: 1 }
  const folders = useQuery(foldersQuery(firstPage, previewCount))
  const gallery = useQuery(galleryQuery(firstPage))
  const failed = [folders, gallery].find(({ isError }) => isError)
  if (failed) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
  return (
    <Stack gap="xl">
      <Preview
        mediaView={mediaView}
        filter="folders"
        count={folders.data?.total}
        none={view.search ? t('media.noFolderMatches') : t('media.noFolders')}
      >
        <FolderGrid
          folders={folders.data?.data ?? []}
          onOpen={({ id }) => go({ filter: 'folders', folder: id, search: '' })}
          onRename={onRename}
        />
      </Preview>
      {kinds.map(({ kind, filter, none }) => (
        <Preview
          key={kind}
          mediaView={mediaView}
          filter={filter}
          count={gallery.data?.totals[kind]}
          none={view.search ? t('media.noMatch') : t(none)}
        >
          <FileGrid
            label={filterTitle(filter)}
            files={gallery.data?.[kind] ?? []}
            onOpen={({ id }) => go({ file: id })}
          />
        </Preview>
      ))}
    </Stack>
  )
}

interface PreviewProps {
  mediaView: MediaViewState
  filter: keyof typeof mores
  /** Undefined while it loads. */
  count: number | undefined
  none: string
  children: ReactNode
}

function Preview({ mediaView, filter, count, none, children }: PreviewProps) {
  const id = useId()
  const title = filterTitle(filter)
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Group justify="space-between">
        <Title order={2} size="h4" id={id}>
          {title}
          {count ? (
            <Text span c="dimmed" ms={8} fw={400}>
              {formatNumber(count)}
            </Text>
          ) : null}
        </Title>
        <Anchor
          component={Link}
          to={{ search: mediaView.addressOf({ filter, folder: null }) }}
          underline="always"
          aria-label={t(mores[filter])}
        >
          {t('media.more')}
        </Anchor>
      </Group>
      {count === undefined && <GridSkeleton count={previewCount} />}
      {count === 0 && <Text c="dimmed">{none}</Text>}
      {count ? children : null}
    </Stack>
  )
}
