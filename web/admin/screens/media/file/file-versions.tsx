import { Anchor, Group, Stack, Title } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useId } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import type { GalleryDetails, MediaVersion } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'
import { formatMeasures, formatSize } from '#web/admin/media/files/format-size.ts'
import { refreshFiles } from '#web/admin/media/files/refresh-media.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './file.module.css'

/** Lists the file's earlier versions, each with a button to restore it. */
export function FileVersions({ file, mayEdit }: { file: GalleryDetails; mayEdit: boolean }) {
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
                {formatVersion(version)}
              </Anchor>
              <Hint>{replacedBy(version)}</Hint>
              {mayEdit && <PutBack file={file} version={version} />}
            </div>
          </Group>
        ))}
      </ul>
    </Stack>
  )
}

function formatVersion(version: MediaVersion): string {
  const measures = formatMeasures(version)
  const size = formatSize(version.file_size)
  return measures ? t('file.version', { measures, size }) : size
}

function replacedBy({ replaced_by: name, replaced_at }: MediaVersion): string {
  return t('file.replacedBy', { name, time: formatMoment(replaced_at) })
}

function PutBack({ file, version }: { file: GalleryDetails; version: MediaVersion }) {
  const dialogs = useDialogs()
  const { running, run } = useAction(file.name, { refresh: refreshFiles })

  async function putBack() {
    const isSure = await dialogs.confirm({
      title: t('file.askRestore', { name: file.name }),
      message: file.live ? t('file.restoreNeedsApproval') : t('file.restoreMeans'),
      yes: t('file.restore'),
    })
    const body = { version_id: version.id, version: file.version }
    if (isSure) await run('run', () => postApi('/galleries/{id}/put-back', { id: file.id, body }))
  }

  return (
    <ActionButton
      variant="default"
      size="compact-sm"
      isRunning={running !== null}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      aria-label={t('file.restoreFrom', { time: formatMoment(version.replaced_at) })}
      onClick={() => void putBack()}
    >
      {t('file.restore')}
    </ActionButton>
  )
}
