import { Text } from '@mantine/core'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from '#web/admin/screens/media/file/file.module.css'
import { type FocalPoint, focalPosition } from './focal-point.ts'

/** The crops that pages make: what they are called, and width to height. */
const crops = [
  { name: 'file.hero', ratio: '2 / 1' },
  { name: 'file.social', ratio: '1200 / 630' },
  { name: 'file.card', ratio: '3 / 2' },
  { name: 'file.thumbnail', ratio: '4 / 3' },
] as const

interface CropPreviewsProps {
  file: GalleryItem
  focal: FocalPoint
}

/** The picture as pages show it, around the focal point as it is set now. */
export function CropPreviews({ file, focal }: CropPreviewsProps) {
  const style = { '--focus': focalPosition(focal), '--colour': file.color }
  return (
    <ul className={styles.crops} aria-label={t('file.crops')}>
      {crops.map(({ name, ratio }) => (
        <li key={name} data-crop={name.replace('file.', '')}>
          <img
            className={styles.crop}
            style={{ ...style, '--ratio': ratio }}
            src={file.image_url}
            alt=""
            draggable={false}
          />
          <Text size="sm" c="dimmed">
            {t(name)}
          </Text>
        </li>
      ))}
    </ul>
  )
}
