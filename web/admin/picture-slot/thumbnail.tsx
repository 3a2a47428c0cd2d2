import { Text } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { say } from '#web/admin/speech/speech.ts'
import type { ChosenPicture } from './picture-slot.ts'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  picture: Pick<ChosenPicture, 'thumb' | 'alt'> | null
  size: readonly [width: number, height: number]
}

/** A picture at its thumbnail size (200x150 for slides), or the place where one is missing. */
export function Thumbnail({ picture, size: [width, height] }: ThumbnailProps) {
  if (!picture?.thumb) {
    return (
      <div className={styles.empty} style={{ width, height }}>
        <IconPhotoOff size={24} stroke={1.5} aria-hidden />
        <Text size="sm">{say('picture.none')}</Text>
      </div>
    )
  }
  return (
    <img
      className={styles.image}
      src={picture.thumb}
      alt={picture.alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
