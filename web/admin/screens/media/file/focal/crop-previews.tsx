import { Text } from '@mantine/core'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import styles from '#web/admin/screens/media/file/file.module.css'
import { type FocalPoint, focalPosition } from './focal-point.ts'

/** The crops that pages make: their names, and width to height. */
const crops = [
  { name: 'Hero', ratio: '2 / 1' },
  { name: 'Social card', ratio: '1200 / 630' },
  { name: 'Card', ratio: '3 / 2' },
  { name: 'Thumbnail', ratio: '4 / 3' },
] as const

interface CropPreviewsProps {
  file: GalleryItem
  focal: FocalPoint
}

/** The picture as pages show it, around the focal point as it is set now. */
export function CropPreviews({ file, focal }: CropPreviewsProps) {
  const style = { '--focus': focalPosition(focal), '--colour': file.color }
  return (
    <ul className={styles.crops} aria-label="How pages show it">
      {crops.map(({ name, ratio }) => (
        <li key={name} data-crop={name}>
          <img
            className={styles.crop}
            style={{ ...style, '--ratio': ratio }}
            src={file.image_url}
            alt=""
            draggable={false}
          />
          <Text size="sm" c="dimmed">
            {name}
          </Text>
        </li>
      ))}
    </ul>
  )
}
