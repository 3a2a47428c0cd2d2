import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { GridSkeleton } from '#web/admin/screens/media/lists/grid-skeleton.tsx'
import styles from '#web/admin/screens/media/lists/lists.module.css'
import { MediaPager } from '#web/admin/screens/media/lists/media-pager.tsx'
import { NothingHere } from '#web/admin/screens/media/lists/nothing-here.tsx'
import { filterTitle } from '#web/admin/screens/media/media-filters.tsx'
import { galleryQuery } from '#web/admin/screens/media/media-queries.ts'
import type { ShownMedia } from '#web/admin/screens/media/use-media-view.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { DeletedCard } from './deleted-card.tsx'

interface DeletedViewProps {
  shown: ShownMedia
  mayEdit: boolean
  /** After a file was brought back its card is gone, and the focus needs a place. */
  broughtBack: () => void
}

/** What was deleted in the last 30 days. */
export function DeletedView({ shown: { view, go }, mayEdit, broughtBack }: DeletedViewProps) {
  const gallery = useQuery(galleryQuery(view, { deleted: true }))
  if (gallery.isError) {
    return <LoadFailed error={gallery.error} retry={() => void gallery.refetch()} />
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
          <DeletedCard key={file.id} file={file} mayEdit={mayEdit} broughtBack={broughtBack} />
        ))}
      </ul>
      <MediaPager page={page} lastPage={last_page} go={(next) => go({ page: next })} />
    </Stack>
  )
}
