import { Group, Stack, Text } from '@mantine/core'
import { IconReplace, IconTrash } from '@tabler/icons-react'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'
import { acceptedDocuments, acceptedPhotos } from '#web/admin/media/upload/chosen-files.ts'
import { UploadButton } from '#web/admin/media/upload/upload-button.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDelete } from './use-delete.ts'
import { useReplace } from './use-replace.ts'

interface FileStepsProps {
  file: GalleryDetails
  close: () => void
}

/** Replace in place, and delete. */
export function FileActions({ file, close }: FileStepsProps) {
  const accepted = isPhoto(file) ? acceptedPhotos : acceptedDocuments
  const { upload, replace } = useReplace(file, accepted)
  const deleting = useDelete(file, close)
  return (
    <Stack gap="xs">
      <Group gap="sm" align="flex-start" role="group" aria-label={t('file.steps')}>
        <UploadButton
          upload={upload}
          accepted={accepted}
          choose={(chosen) => void replace(chosen)}
          leftSection={<IconReplace size={18} aria-hidden />}
        >
          {t('file.replace')}
        </UploadButton>
        <ActionButton
          variant="default"
          isRunning={deleting.isRunning}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void deleting.start()}
        >
          {t('file.delete')}
        </ActionButton>
      </Group>
      <Text size="sm" c="dimmed">
        {meaningOf(file)}
      </Text>
    </Stack>
  )
}

function meaningOf({ live, uses }: GalleryDetails): string {
  if (live) return t('file.stepsLive')
  return uses.length > 0 ? t('file.stepsUsed') : t('file.stepsUnused')
}
