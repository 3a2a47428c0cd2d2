import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { errorMessage } from '#web/admin/api/refusal.ts'
import type { GalleryDetails, MediaVersion } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { measureWords, sizeWords } from '#web/admin/media/files/size-words.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import styles from './file.module.css'

interface FileVersionsProps {
  file: GalleryDetails
  mayEdit: boolean
}

/** The files that stood here before, each with the step that puts it back. */
export function FileVersions({ file, mayEdit }: FileVersionsProps) {
  const id = useId()
  const { versions } = file
  if (versions.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Title order={3} size="h6" id={id}>
        {t('file.replacedBefore')}
      </Title>
      <ul className={styles.versions}>
        {versions.map((version) => (
          <Group component="li" key={version.id} gap="sm" wrap="nowrap">
            {isPhoto(version) && <img src={version.image_thumb_url} alt="" loading="lazy" />}
            <div>
              <Anchor href={version.image_url} target="_blank" rel="noopener" underline="always">
                {versionWords(version)}
              </Anchor>
              <Text size="sm" c="dimmed">
                {replacedBy(version)}
              </Text>
              {mayEdit && <PutBack file={file} version={version} />}
            </div>
          </Group>
        ))}
      </ul>
    </Stack>
  )
}

function versionWords(version: MediaVersion): string {
  const measures = measureWords(version)
  const size = sizeWords(version.file_size)
  return measures ? t('file.version', { measures, size }) : size
}

function replacedBy({ replaced_by: name, replaced_at }: MediaVersion): string {
  return t('file.replacedBy', { name, time: momentWords(replaced_at) })
}

/** Puts a former file back: at once, or where guests see the file once that is approved. */
function PutBack({ file, version }: { file: GalleryDetails; version: MediaVersion }) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function putBack() {
    const isSure = await dialogs.ask({
      title: t('file.askPutBack', { name: file.name }),
      message: file.live ? t('file.putBackWaits') : t('file.putBackMeans'),
      yes: t('file.putBack'),
      no: t('file.keep'),
    })
    if (!isSure) return
    setRunning(true)
    try {
      const body = { version_id: version.id, version: file.version }
      const { message } = await postApi('/galleries/{id}/put-back', { id: file.id, body })
      await Promise.all([refreshMedia(), refreshContent()])
      await dialogs.tell({ tone: 'success', title: file.name, message })
    } catch (refused) {
      await refreshMedia()
      await dialogs.tell({ tone: 'error', title: file.name, message: errorMessage(refused) })
    } finally {
      setRunning(false)
    }
  }

  return (
    <ActionButton
      variant="default"
      size="compact-sm"
      isRunning={isRunning}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      aria-label={t('file.putBackFrom', { time: momentWords(version.replaced_at) })}
      onClick={() => void putBack()}
    >
      {t('file.putBack')}
    </ActionButton>
  )
}
