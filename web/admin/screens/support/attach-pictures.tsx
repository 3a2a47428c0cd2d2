import { ActionIcon, Button, Group, Input, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhoto, IconUpload, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { limits } from '#catalogue/limits.ts'
import type { GalleryItem, TicketScreenshot } from '#web/admin/api/wire.gen.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { acceptedPhotos } from '#web/admin/media/upload/chosen-files.ts'
import { UploadButton } from '#web/admin/media/upload/upload-button.tsx'
import { useOneUpload } from '#web/admin/media/upload/use-one-upload.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { type Attached, countOf } from './attached.ts'
import styles from './support.module.css'
import { useScreenshot } from './ticket-queries.ts'

const GalleryPicker = dialogLater(
  async () => (await import('#web/admin/media/picker/gallery-picker.tsx')).GalleryPicker,
)

interface AttachPicturesProps {
  attached: Attached
  error: string | undefined
  /** Gets an update of the current value, because an upload takes time. */
  onChange: (next: (now: Attached) => Attached) => void
}

export function AttachPictures({ attached, error, onChange }: AttachPicturesProps) {
  const { pictures, screenshots } = attached
  const [isOpen, gallery] = useDisclosure(false)
  const select = useRef<HTMLButtonElement>(null)
  const upload = useOneUpload(acceptedPhotos)
  const id = useId()
  const label = t('ticket.pictures')
  const isFull = countOf(attached) >= limits.ticketPictures

  function take(picture: GalleryItem) {
    const others = (one: GalleryItem) => one.id !== picture.id
    onChange((now) =>
      now.pictures.every(others) ? { ...now, pictures: [...now.pictures, picture] } : now,
    )
    announce(t('picture.chosen', { picture: picture.name, label }))
  }

  async function send(file: File) {
    const sent = (await upload.send('/tickets/screenshots', file))?.data
    if (!sent) return
    const others = (one: TicketScreenshot) => one.id !== sent.id
    onChange((now) =>
      now.screenshots.every(others) ? { ...now, screenshots: [...now.screenshots, sent] } : now,
    )
    announce(t('picture.chosen', { picture: sent.name, label }))
  }

  function remove(name: string, left: Partial<Attached>) {
    onChange((now) => ({ ...now, ...left }))
    announce(t('picture.removed', { label: name }))
    select.current?.focus()
  }

  return (
    <Stack gap={6} role="group" aria-labelledby={`${id}-label`}>
      <Input.Label component="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {countOf(attached) > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <Chosen
              key={picture.id}
              name={picture.name}
              onRemove={() =>
                remove(picture.name, { pictures: pictures.filter((one) => one !== picture) })
              }
            >
              <Thumbnail
                picture={{ thumb: picture.image_thumb_url, alt: picture.alt || picture.name }}
                size={[120, 90]}
              />
            </Chosen>
          ))}
          {screenshots.map((shot) => (
            <Chosen
              key={`screenshot ${shot.id}`}
              name={shot.name}
              onRemove={() =>
                remove(shot.name, { screenshots: screenshots.filter((one) => one !== shot) })
              }
            >
              <ChosenScreenshot shot={shot} />
            </Chosen>
          ))}
        </ul>
      )}
      <Group gap="sm" align="flex-start">
        <Button
          ref={select}
          variant="default"
          leftSection={<IconPhoto size={18} aria-hidden />}
          // Not disabled, because the focus returns to it after the last picture.
          aria-disabled={isFull}
          data-disabled={isFull || undefined}
          aria-describedby={`${id}-most`}
          onClick={() => {
            if (!isFull) gallery.open()
          }}
        >
          {t('picture.select')}
        </Button>
        <UploadButton
          upload={upload}
          accepted={acceptedPhotos}
          onChoose={(file) => void send(file)}
          disabled={isFull}
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          {t('ticket.upload')}
        </UploadButton>
      </Group>
      <Text size="sm" c="dimmed" id={`${id}-most`}>
        {t('ticket.picturesMost', { count: limits.ticketPictures })}
      </Text>
      <Hint>{t('ticket.uploadMeans')}</Hint>
      {error && <Input.Error size="sm">{error}</Input.Error>}
      {isOpen && (
        <GalleryPicker
          chosen={null}
          hint={null}
          size={undefined}
          onClose={gallery.close}
          onChoose={take}
        />
      )}
    </Stack>
  )
}

interface ChosenProps {
  name: string
  onRemove: () => void
  children: ReactNode
}

function Chosen({ name, onRemove, children }: ChosenProps) {
  return (
    <li className={styles.chosen}>
      {children}
      <ActionIcon
        className={styles.remove}
        variant="default"
        size={30}
        aria-label={t('picture.removeNamed', { label: name })}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}

function ChosenScreenshot({ shot: { id, name } }: { shot: TicketScreenshot }) {
  const { url } = useScreenshot(id)
  if (!url) return <Skeleton w={120} h={90} />
  return <Thumbnail picture={{ thumb: url, alt: name }} size={[120, 90]} />
}
