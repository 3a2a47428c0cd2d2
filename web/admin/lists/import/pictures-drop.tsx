import { Alert, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconPhoto } from '@tabler/icons-react'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { firstOf } from './import-preview.tsx'
import { acceptedZip } from './send-import.ts'
import type { PictureUpload } from './use-pictures.ts'

interface PicturesDropProps {
  upload: PictureUpload | null
  onChoose: (zip: File) => void
  isDisabled: boolean
}

/** Takes a zip of pictures, which are assigned to rows by the names of their files. */
export function PicturesDrop({ upload, onChoose, isDisabled }: PicturesDropProps) {
  const count = Object.keys(upload?.ids ?? {}).length
  return (
    <Stack gap="xs">
      <Group gap="md">
        <FileButton
          accept={acceptedZip}
          disabled={isDisabled || (upload?.isRunning ?? false)}
          onChange={(file) => file && onChoose(file)}
        >
          {(props) => (
            <ActionButton
              {...props}
              variant="default"
              isRunning={upload?.isRunning ?? false}
              leftSection={<IconPhoto size={18} aria-hidden />}
            >
              {t('import.zip.choose')}
            </ActionButton>
          )}
        </FileButton>
        <Hint>{upload ? <bdi>{upload.name}</bdi> : t('import.zip.hint')}</Hint>
      </Group>
      {upload?.isRunning && (
        <Progress value={upload.done * 100} aria-label={t('import.zip.running')} color="ink" />
      )}
      {upload && !upload.isRunning && !upload.error && (
        <Text size="sm" role="status">
          {t('import.zip.done', { count })}
          {upload.withoutAlt > 0 && ` ${t('import.zip.withoutAlt', { count: upload.withoutAlt })}`}
        </Text>
      )}
      {upload?.error && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} p="sm">
          {upload.error}
        </Alert>
      )}
      {upload && upload.failed.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} p="sm">
          {failuresOf(upload).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
    </Stack>
  )
}

/** Returns what failed, each line once; dots end a long list. */
export function failuresOf({ failed }: Pick<PictureUpload, 'failed'>): string[] {
  const lines = failed.map(({ name, sentence }) => {
    return t('collection.fact', { name, value: sentence })
  })
  return firstOf([...new Set(lines)])
}
