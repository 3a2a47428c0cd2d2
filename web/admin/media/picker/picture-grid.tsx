import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { FileThumbnail } from '#web/admin/media/files/file-thumbnail.tsx'
import { measureWords } from '#web/admin/media/files/measure-words.ts'
import { walkGrid } from '#web/admin/media/files/walk-grid.ts'
import styles from './gallery.module.css'
import { isSmall, type Size } from './slot-note.ts'

interface PictureGridProps {
  photos: readonly GalleryItem[]
  chosen: number | null
  size: Size | undefined
  choose: (picture: GalleryItem) => void
}

/** Pictures as buttons, each with its measures; one that is small for the place says so. */
export function PictureGrid({ photos, chosen, size, choose }: PictureGridProps) {
  return (
    <ul className={styles.grid} aria-label={t('gallery.pictures')} onKeyDown={walkGrid}>
      {photos.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            className={styles.picture}
            aria-pressed={picture.id === chosen}
            onClick={() => choose(picture)}
          >
            <FileThumbnail item={picture} />
            <span className={styles.name}>
              <bdi>{picture.name}</bdi>
            </span>
            <span className={styles.size}>{measureWords(picture) || ' '}</span>
            {size && isSmall(picture, size) && (
              <span className={styles.small}>{t('gallery.smaller')}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
