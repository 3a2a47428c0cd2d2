import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { FileThumbnail } from '#web/admin/files/file-thumbnail.tsx'
import { walkGrid } from '#web/admin/files/walk-grid.ts'
import { isSmall, type Size } from '#web/admin/picture-slot/slot-note.ts'
import styles from './gallery.module.css'

interface PictureGridProps {
  photos: readonly GalleryItem[]
  chosen: number | null
  size: Size | undefined
  choose: (picture: GalleryItem) => void
}

/** Pictures as buttons, each with its measures; one that is small for the place says so. */
export function PictureGrid({ photos, chosen, size, choose }: PictureGridProps) {
  return (
    <ul className={styles.grid} aria-label="Pictures" onKeyDown={walkGrid}>
      {photos.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            className={styles.picture}
            aria-pressed={picture.id === chosen}
            onClick={() => choose(picture)}
          >
            <FileThumbnail item={picture} />
            <span className={styles.name}>{picture.name}</span>
            <span className={styles.size}>
              {picture.width && picture.height ? `${picture.width} x ${picture.height} px` : ' '}
            </span>
            {size && isSmall(picture, size) && (
              <span className={styles.small}>
                Smaller than {size[0]} x {size[1]} px
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
