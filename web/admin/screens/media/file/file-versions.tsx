import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import type { MediaVersion } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { isPhoto } from '#web/admin/files/is-photo.ts'
import { sizeWords } from '#web/admin/files/size-words.ts'
import styles from './file.module.css'

/** The files that stood here before; old revisions of the content still show them. */
export function FileVersions({ versions }: { versions: readonly MediaVersion[] }) {
  const id = useId()
  if (versions.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Title order={3} size="h6" id={id}>
        Replaced before
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
                by {version.replaced_by}, {momentWords(version.replaced_at)}
              </Text>
            </div>
          </Group>
        ))}
      </ul>
    </Stack>
  )
}

function versionWords({ width, height, file_size }: MediaVersion): string {
  const measures = width && height ? `${width} x ${height} px, ` : ''
  return measures + sizeWords(file_size)
}
