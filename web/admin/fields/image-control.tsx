import { Button, Group, Input, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { GalleryItem } from '#catalogue/wire.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { smallSentence } from '#web/admin/gallery/slot-note.ts'
import { UploadPicture } from '#web/admin/gallery/upload-picture.tsx'
import type { ControlProps } from './control.ts'
import { choosePicture, pictureAt } from './picture-slot.ts'
import { Thumbnail } from './thumbnail.tsx'

const GalleryPicker = lazy(async () => ({
  default: (await import('#web/admin/gallery/gallery-picker.tsx')).GalleryPicker,
}))

export function ImageControl({ field, row, change, error }: ControlProps) {
  const [isOpen, gallery] = useDisclosure(false)
  const picture = pictureAt(field, row)
  const id = useId()
  // The sentence about a small picture stands as long as that picture is the chosen one.
  const [taken, setTaken] = useState<GalleryItem | null>(null)
  const small = taken && taken.id === picture?.id ? smallSentence(taken, field.size) : null

  function take(item: GalleryItem) {
    change(choosePicture(field, { id: item.id, url: item.image_url, alt: item.alt }))
    setTaken(item)
    announce(`${item.name} chosen for ${field.label}. ${smallSentence(item, field.size) ?? ''}`)
  }

  return (
    <Stack gap={6} role="group" aria-labelledby={`${id}-label`}>
      <Input.Label component="div" id={`${id}-label`} required={field.required}>
        {field.label}
      </Input.Label>
      <Group gap="md" align="flex-start">
        <Thumbnail picture={picture} size={[200, 150]} />
        <Stack gap="xs" align="flex-start">
          <Button
            variant="default"
            leftSection={<IconPhoto size={18} aria-hidden />}
            onClick={gallery.open}
            aria-describedby={`${id}-hint`}
            data-invalid={error ? true : undefined}
          >
            Select from Media Library
          </Button>
          <UploadPicture done={take} />
          {picture && !field.required && (
            <Button
              variant="subtle"
              onClick={() => {
                change(choosePicture(field, null))
                announce(`${field.label} removed.`)
              }}
            >
              Remove {field.label}
            </Button>
          )}
          <div id={`${id}-hint`}>
            {field.hint && (
              <Text size="sm" c="dimmed">
                {field.hint}
              </Text>
            )}
            {small && (
              <Text size="sm" c="var(--admin-pending)">
                {small}
              </Text>
            )}
            {error && <Input.Error size="sm">{error}</Input.Error>}
          </div>
        </Stack>
      </Group>
      {isOpen && (
        <Suspense>
          <GalleryPicker
            chosen={picture?.id ?? null}
            hint={field.hint}
            size={field.size}
            close={gallery.close}
            choose={take}
          />
        </Suspense>
      )}
    </Stack>
  )
}
