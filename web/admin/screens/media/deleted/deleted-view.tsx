import { Group, Stack, Text, Title } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getApi, postApi } from '#web/admin/api/call-api.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { formatDate } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { FileThumbnail, isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { FileCaption } from '#web/admin/screens/media/lists/file-grid.tsx'
import {
  GridSkeleton,
  MediaPager,
  NothingHere,
} from '#web/admin/screens/media/lists/grid-skeleton.tsx'
import styles from '#web/admin/screens/media/lists/lists.module.css'
import { filterTitle } from '#web/admin/screens/media/media-filters.tsx'
import { galleryQuery } from '#web/admin/screens/media/media-queries.ts'
import type { MediaViewState } from '#web/admin/screens/media/media-view.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'

interface DeletedViewProps {
  mediaView: MediaViewState
  mayEdit: boolean
  /** Called after a file was restored: its card is gone, and the focus needs a place. */
  onRestore: () => void
}

export function DeletedView({ mediaView: { view, go }, mayEdit, onRestore }: DeletedViewProps) {
  const gallery = useQuery(galleryQuery(view, { deleted: true }))
  if (gallery.isError) {
    return <LoadFailed error={gallery.error} onRetry={() => void gallery.refetch()} />
  }
  if (!gallery.data) return <GridSkeleton count={4} />
  const { photos, videos, files, totals, page, last_page } = gallery.data
  const deleted: GalleryItem[] = [...photos, ...videos, ...files]
  return (
    <Stack>
      <Group justify="space-between" align="baseline">
        <Title order={2} size="h4">
          {filterTitle('deleted')}
        </Title>
        <Text c="dimmed" role="status">
          {t('media.files', { count: totals.photos + totals.videos + totals.files })}
        </Text>
      </Group>
      <Text c="dimmed">{t('media.deletedNote')}</Text>
      {deleted.length === 0 && (
        <NothingHere
          title={
            view.search
              ? t('media.noMatchTitle', { search: view.search })
              : t('media.nothingDeleted')
          }
        >
          {view.search ? t('media.noMatchHint') : t('media.nothingDeletedHint')}
        </NothingHere>
      )}
      <ul className={styles.grid} aria-label={filterTitle('deleted')}>
        {deleted.map((file) => (
          <DeletedCard key={file.id} file={file} mayEdit={mayEdit} onRestore={onRestore} />
        ))}
      </ul>
      <MediaPager page={page} lastPage={last_page} onPage={(next) => go({ page: next })} />
    </Stack>
  )
}

interface DeletedCardProps {
  file: GalleryItem
  mayEdit: boolean
  onRestore: () => void
}

function DeletedCard({ file, mayEdit, onRestore }: DeletedCardProps) {
  const title = t('media.restoreNamed', { name: file.name })
  const { running, run } = useAction(title)

  async function bringBack() {
    await run('run', () => postApi('/galleries/{id}/restore', { id: file.id }))
    await refreshMedia()
    onRestore()
  }

  return (
    <li className={styles.folder}>
      <div className={styles.card}>
        <DeletedThumbnail file={file} />
        <FileCaption file={file}>
          {t('media.purgedOn', { date: formatDate(file.purged_at) })}
        </FileCaption>
      </div>
      {mayEdit && (
        <ActionButton
          variant="subtle"
          size="compact-sm"
          isRunning={running !== null}
          leftSection={<IconRestore size={16} aria-hidden />}
          aria-label={title}
          onClick={() => void bringBack()}
        >
          {t('media.restore')}
        </ActionButton>
      )}
    </li>
  )
}

/** Renders a deleted picture, which has no public address: the API returns it as data. */
function DeletedThumbnail({ file }: { file: GalleryItem }) {
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
