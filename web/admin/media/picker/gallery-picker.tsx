import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { FileThumbnail } from '#web/admin/media/files/file-thumbnail.tsx'
import { FolderSelect } from '#web/admin/media/files/folder-select.tsx'
import { formatMeasures } from '#web/admin/media/files/format-size.ts'
import { listQuery } from '#web/admin/media/files/list-query.ts'
import { walkGrid } from '#web/admin/media/files/walk-grid.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './gallery.module.css'
import { isSmall, type Size } from './slot-note.ts'
import { UploadPicture } from './upload-picture.tsx'

interface GalleryPickerProps {
  chosen: number | null
  /** The field's size hint. */
  hint: string | null
  size: Size | undefined
  onChoose: (picture: GalleryItem) => void
  onClose: () => void
}

export function GalleryPicker({ chosen, hint, size, onChoose, onClose }: GalleryPickerProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const [folder, setFolder] = useState(0)
  const gallery = useInfiniteQuery(picturesQuery(search, folder || null))
  const photos = gallery.data?.pages.flatMap((page) => page.photos)
  const total = gallery.data?.pages[0]?.totals.photos ?? 0

  function take(picture: GalleryItem) {
    onChoose(picture)
    onClose()
  }

  return (
    <Dialog onClose={onClose} size="lg" title={t('gallery.title')}>
      <Stack>
        <Group align="flex-end" gap="sm">
          <TextInput
            type="search"
            flex="1 1 220px"
            label={t('gallery.search')}
            data-autofocus
            maxLength={limits.search}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <FolderSelect value={folder} onChange={setFolder} all={t('media.allFolders')} />
          <UploadPicture onDone={take} />
        </Group>
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed" role="status">
            {photos ? t('gallery.count', { count: total }) : t('gallery.loading')}
          </Text>
          {hint && <Hint>{t('picture.hint', { hint: labelled(hint) })}</Hint>}
        </Group>
        {gallery.isError && <Alert color="red">{errorMessage(gallery.error)}</Alert>}
        {gallery.isPending && <GallerySkeleton />}
        {photos?.length === 0 && (
          <Text py="lg" ta="center" c="dimmed">
            {emptyMessage(search, folder)}
          </Text>
        )}
        {photos && <PictureGrid photos={photos} chosen={chosen} size={size} onChoose={take} />}
        {gallery.hasNextPage && (
          <Button
            variant="default"
            aria-busy={gallery.isFetchingNextPage}
            onClick={() => void gallery.fetchNextPage()}
          >
            {t('gallery.more')}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}

function emptyMessage(search: string, folder: number): string {
  if (search) return t('gallery.noMatch', { search })
  return folder ? t('gallery.noneInFolder') : t('gallery.empty')
}

function GallerySkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      <SkeletonRows count={6} height={190} />
    </div>
  )
}

interface PictureGridProps {
  photos: readonly GalleryItem[]
  chosen: number | null
  size: Size | undefined
  onChoose: (picture: GalleryItem) => void
}

function PictureGrid({ photos, chosen, size, onChoose }: PictureGridProps) {
  return (
    <ul className={styles.grid} aria-label={t('gallery.pictures')} onKeyDown={walkGrid}>
      {photos.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            className={styles.picture}
            aria-pressed={picture.id === chosen}
            onClick={() => onChoose(picture)}
          >
            <FileThumbnail item={picture} />
            <span className={styles.name}>
              <bdi>{picture.name}</bdi>
            </span>
            <span className={styles.size}>{formatMeasures(picture) || ' '}</span>
            {size && isSmall(picture, size) && (
              <span className={styles.small}>{t('gallery.smaller')}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

const picturesAtOnce = 24

/** Queries the matching photos of a folder or of all (null), newest first, page by page. */
function picturesQuery(search: string, folder: number | null) {
  return infiniteQueryOptions({
    queryKey: ['media', 'pictures', search, folder],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const page = { search, page: pageParam, count: picturesAtOnce }
      const query = { ...listQuery(page), kind: 'photos' as const }
      const inFolder = folder === null ? {} : { folder_id: folder }
      return getApi('/galleries', { query: { ...query, ...inFolder }, signal })
    },
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
}
