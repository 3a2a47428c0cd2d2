import { Text } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './picture-preview.module.css'

interface PicturePreviewProps {
  url: string | null
  alt: string
  /** Pages show it on dark ground. */
  isOnDark?: boolean
}

/** 120x120 (specification section 9), the whole picture on a ground that shows its edges. */
export function PicturePreview({ url, alt, isOnDark = false }: PicturePreviewProps) {
  return (
    <span className={styles.preview} data-empty={url === null} data-dark={isOnDark}>
      {url ? (
        <img src={url} alt={alt} width={120} height={120} decoding="async" />
      ) : (
        <>
          <IconPhotoOff size={24} stroke={1.5} aria-hidden />
          <Text span size="sm">
            {t('frame.noPicture')}
          </Text>
        </>
      )}
    </span>
  )
}
