import { ActionIcon, Button, Group, Input, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { limits } from '#catalogue/limits.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { dialogLater } from '#web/admin/dialogs/dialog-later.tsx'
import { Thumbnail } from '#web/admin/picture-slot/thumbnail.tsx'
import { say } from '#web/admin/speech/speech.ts'
import styles from './support.module.css'

const GalleryPicker = dialogLater(
  async () => (await import('#web/admin/gallery/gallery-picker.tsx')).GalleryPicker,
)

interface AttachPicturesProps {
  pictures: readonly GalleryItem[]
  error: string | undefined
  change: (pictures: GalleryItem[]) => void
}

/** Pictures of the library that go with what is typed. Who may add to the library can do it here. */
export function AttachPictures({ pictures, error, change }: AttachPicturesProps) {
  const [isOpen, gallery] = useDisclosure(false)
  const select = useRef<HTMLButtonElement>(null)
  const id = useId()
  const label = say('ticket.pictures')
  const isFull = pictures.length >= limits.ticketPictures

  function take(picture: GalleryItem) {
    const isNew = pictures.every((one) => one.id !== picture.id)
    if (isNew) change([...pictures, picture])
    announce(say('picture.chosen', { picture: picture.name, label }))
  }

  function remove(picture: GalleryItem) {
    change(pictures.filter((one) => one.id !== picture.id))
    announce(say('picture.removed', { label: picture.name }))
    select.current?.focus()
  }

  return (
    <Stack gap={6} role="group" aria-labelledby={`${id}-label`}>
      <Input.Label component="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <li key={picture.id} className={styles.chosen}>
              <Thumbnail
                picture={{ thumb: picture.image_thumb_url, alt: picture.alt || picture.name }}
                size={[120, 90]}
              />
              <ActionIcon
                className={styles.remove}
                variant="default"
                size={30}
                aria-label={say('picture.removeNamed', { label: picture.name })}
                onClick={() => remove(picture)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Group gap="sm">
        <Button
          ref={select}
          variant="default"
          leftSection={<IconPhoto size={18} aria-hidden />}
          // Not disabled: the focus comes back to it when the last picture is chosen.
          aria-disabled={isFull}
          data-disabled={isFull || undefined}
          aria-describedby={`${id}-most`}
          onClick={() => {
            if (!isFull) gallery.open()
          }}
        >
          {say('picture.select')}
        </Button>
        <Text size="sm" c="dimmed" id={`${id}-most`}>
          {say('ticket.picturesMost', { count: limits.ticketPictures })}
        </Text>
      </Group>
      {error && <Input.Error size="sm">{error}</Input.Error>}
      {isOpen && (
        <GalleryPicker
          chosen={null}
          hint={null}
          size={undefined}
          close={gallery.close}
          choose={take}
        />
      )}
    </Stack>
  )
}
