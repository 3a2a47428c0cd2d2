import { IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import styles from './file-thumbnail.module.css'
import seeThrough from './see-through.module.css'

/** Renders a photo's thumbnail; an icon for documents and for files that are no longer served. */
export function FileThumbnail({ item }: { item: GalleryItem }) {
  if (!isPhoto(item) || item.deleted_at) {
    const Icon = iconOf(item)
    return (
      <span className={styles.thumbnail}>
        <Icon size={48} stroke={1.3} aria-hidden />
      </span>
    )
  }
  return (
    <span className={styles.thumbnail}>
      <img
        className={seeThrough.ground}
        src={item.image_thumb_url}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}

function iconOf(item: GalleryItem) {
  if (isPhoto(item)) return IconPhoto
  return item.file_type === 'application/pdf' ? IconFileTypePdf : IconFileText
}

export function isPhoto({ file_type }: { file_type: string }): boolean {
  return file_type.startsWith('image/')
}
