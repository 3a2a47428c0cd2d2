import { Button } from '@mantine/core'
import { IconFolder, IconPencil } from '@tabler/icons-react'
import type { Folder } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import thumbnail from '#web/admin/media/files/file-thumbnail.module.css'
import { isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'
import { formatSize } from '#web/admin/media/files/format-size.ts'
import { filterTitle } from '#web/admin/screens/media/media-filters.tsx'
import styles from './lists.module.css'

interface FolderGridProps {
  folders: readonly Folder[]
  onOpen: (folder: Folder) => void
  /** Null for people who may not edit. */
  onRename: ((folder: Folder) => void) | null
}

export function FolderGrid({ folders, onOpen, onRename }: FolderGridProps) {
  return (
    <ul className={styles.grid} aria-label={filterTitle('folders')}>
      {folders.map((folder) => (
        <li key={folder.id} className={styles.folder}>
          <button type="button" className={styles.card} onClick={() => onOpen(folder)}>
            <FolderPictures folder={folder} />
            <span className={styles.words}>
              <span className={styles.name}>
                <bdi>{folder.name}</bdi>
              </span>
              <span className={styles.fact}>{folderFacts(folder)}</span>
            </span>
          </button>
          {onRename && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPencil size={15} aria-hidden />}
              aria-label={t('media.renameNamed', { name: folder.name })}
              onClick={() => onRename(folder)}
            >
              {t('media.rename')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Formats as `12 files · 3.4 MB`. */
export function folderFacts({ galleries_count, total_size }: Folder): string {
  return t('media.folderFacts', { count: galleries_count, size: formatSize(total_size) })
}

/** Renders the newest four pictures of a folder, or an icon. */
function FolderPictures({ folder }: { folder: Folder }) {
  const photos = folder.galleries.filter(isPhoto).slice(0, 4)
  if (photos.length === 0) {
    return (
      <span className={thumbnail.thumbnail}>
        <IconFolder size={52} stroke={1.2} aria-hidden />
      </span>
    )
  }
  return (
    <span className={styles.mosaic} data-count={photos.length}>
      {photos.map(({ id, image_thumb_url }) => (
        <img key={id} src={image_thumb_url} alt="" loading="lazy" decoding="async" />
      ))}
    </span>
  )
}
