import { Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { formatDate } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import { FileThumbnail } from '#web/admin/media/files/file-thumbnail.tsx'
import { formatSize } from '#web/admin/media/files/format-size.ts'
import { walkGrid } from '#web/admin/media/files/walk-grid.ts'
import styles from './lists.module.css'

interface FileGridProps {
  label: string
  files: readonly GalleryItem[]
  onOpen: (file: GalleryItem) => void
  selection?: Selection<GalleryItem> | undefined
}

/** Renders files as cards; arrow keys move between them, Enter opens one. */
export function FileGrid({ label, files, onOpen, selection }: FileGridProps) {
  return (
    <ul className={styles.grid} aria-label={label} onKeyDown={walkGrid}>
      {files.map((file) => (
        <li key={file.id} className={styles.file} data-selected={selection?.has(file)}>
          <button type="button" className={styles.card} onClick={() => onOpen(file)}>
            <FileThumbnail item={file} />
            <FileCaption file={file}>
              {t('media.addedOn', { date: formatDate(file.created_at) })}
            </FileCaption>
          </button>
          {selection && (
            <Checkbox
              className={styles.choose}
              aria-label={t('media.selectNamed', { name: file.name })}
              {...selection.boxOf([file])}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

export function FileCaption({ file, children }: { file: GalleryItem; children: ReactNode }) {
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        <bdi>{file.name}</bdi>
      </span>
      <span className={styles.fact}>{formatSize(file.file_size)}</span>
      <span className={styles.fact}>{children}</span>
      {file.needs_alt && !file.deleted_at && (
        <span className={styles.missing}>
          <IconAlertTriangle size={14} aria-hidden /> {t('media.noAlt')}
        </span>
      )}
    </span>
  )
}
