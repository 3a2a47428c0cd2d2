import { Button, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './file.module.css'

/** A document cannot be looked at here; it downloads under its own name. */
export function DocumentPreview({ file }: { file: GalleryItem }) {
  return (
    <Stack align="center" justify="center" className={styles.document}>
      <IconFileTypePdf size={80} stroke={1} aria-hidden />
      <Text ta="center">
        <bdi>{file.name}</bdi>
      </Text>
      <Button
        component="a"
        href={file.image_url}
        download={file.name}
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t('file.download')}
      </Button>
    </Stack>
  )
}
