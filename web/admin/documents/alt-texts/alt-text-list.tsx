import { Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { t } from '#web/admin/i18n/translate.ts'

interface AltTextListProps {
  files: readonly GalleryItem[]
  write: (id: number, text: string) => void
}

/** Each picture with a box for what is seen on it. */
export function AltTextList({ files, write }: AltTextListProps) {
  const [texts, setTexts] = useState<Record<number, string>>({})
  return (
    <Stack gap="md">
      {files.map(({ id, name, image_thumb_url: thumb }) => (
        <Group key={id} wrap="nowrap" align="flex-start">
          <Thumbnail picture={{ thumb, alt: '' }} size={[120, 90]} />
          <TextInput
            flex={1}
            label={t('alt.seenOn', { name })}
            description={t('alt.hint')}
            maxLength={limits.alt}
            value={texts[id] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              setTexts({ ...texts, [id]: value })
              write(id, value)
            }}
          />
        </Group>
      ))}
    </Stack>
  )
}
