import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Folder } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { filterTitle } from '#web/admin/screens/media/media-filters.tsx'
import { foldersQuery } from '#web/admin/screens/media/media-queries.ts'
import type { ShownMedia } from '#web/admin/screens/media/use-media-view.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { FolderGrid } from './folder-grid.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { MediaPager } from './media-pager.tsx'
import { NothingHere } from './nothing-here.tsx'

interface FoldersViewProps {
  shown: ShownMedia
  rename: ((folder: Folder) => void) | null
}

export function FoldersView({ shown: { view, go }, rename }: FoldersViewProps) {
  const folders = useQuery(foldersQuery(view))
  if (folders.isError) {
    return <LoadFailed error={folders.error} retry={() => void folders.refetch()} />
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
        open={({ id }) => go({ filter: 'folders', folder: id, search: '' })}
        rename={rename}
      />
      <MediaPager page={page} lastPage={last_page} go={(next) => go({ page: next })} />
    </Stack>
  )
}
