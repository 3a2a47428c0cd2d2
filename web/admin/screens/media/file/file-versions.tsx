import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import type { GalleryDetails, MediaVersion } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'
import { measureWords, sizeWords } from '#web/admin/media/files/size-words.ts'
import styles from './file.module.css'
import { PutBack } from './put-back.tsx'

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
