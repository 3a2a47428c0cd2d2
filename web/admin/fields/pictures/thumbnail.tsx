import { Text } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import type { ChosenPicture } from './picture-slot.ts'
import styles from './thumbnail.module.css'

interface ThumbnailProps {
  picture: Pick<ChosenPicture, 'thumb' | 'alt'> | null
  size: readonly [width: number, height: number]
}

/** Distance from the viewport at which a picture loads: native lazy loading starts three screens ahead. */
const near = '200px'

/** Renders a picture at its thumbnail size (200x150 for slides), or a placeholder. */
export function Thumbnail({ picture, size: [width, height] }: ThumbnailProps) {
  const { ref, entry } = useIntersection({ rootMargin: near })
  const [isWanted, setWanted] = useState(false)
  if (entry?.isIntersecting && !isWanted) setWanted(true)
  if (!picture?.thumb) {
    return (
      <div className={styles.empty} style={{ width, height }}>
        <IconPhotoOff size={24} stroke={1.5} aria-hidden />
        <Text size="sm">{t('picture.none')}</Text>
      </div>
    )
  }
  if (!isWanted) {
    return (
      <div
        ref={ref}
        className={styles.image}
        style={{ width, height }}
        {...(picture.alt ? { role: 'img', 'aria-label': picture.alt } : {})}
      />
    )
  }
  return (
    <img
      className={styles.image}
      src={picture.thumb}
      alt={picture.alt}
      width={width}
      height={height}
      decoding="async"
    />
  )
}
