import { Alert, Stack, Text } from '@mantine/core'
import type { MadeLink } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { CopyTextButton } from '#web/admin/ui/dialogs/copy-text-button.tsx'
import styles from './users.module.css'

/** A link, this once: nobody can look it up again. */
export function ShownLink({ made, name }: { made: Omit<MadeLink, 'user'>; name: string }) {
  return (
    <Alert role="status" color="ink" title={t('users.linkFor', { name })}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('users.linkMeans', { time: momentWords(made.expires_at) })}</Text>
        <Text className={styles.link} dir="ltr" component="output">
          {made.link}
        </Text>
        <CopyTextButton text={made.link} label={t('users.copyLink')} />
      </Stack>
    </Alert>
  )
}
