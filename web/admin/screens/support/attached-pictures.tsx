import { Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhotoOff } from '@tabler/icons-react'
import type { TicketPicture, TicketScreenshot } from '#web/admin/api/wire.gen.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import styles from './support.module.css'
import { useScreenshot } from './ticket-queries.ts'

interface AttachedPicturesProps {
  pictures: readonly TicketPicture[]
  screenshots: readonly TicketScreenshot[]
}

/** Renders attached pictures, each of which opens enlarged; a placeholder for deleted ones. */
export function AttachedPictures({ pictures, screenshots }: AttachedPicturesProps) {
  if (pictures.length === 0 && screenshots.length === 0) return null
  return (
    <ul className={styles.pictures} aria-label={t('ticket.pictures')}>
      {pictures.map((picture) => (
        <li key={picture.gallery_id}>
          {picture.image_url ? (
            <Enlargeable
              name={picture.name}
              words={picture.alt || picture.name}
              url={picture.image_url}
              thumb={picture.image_thumb_url ?? picture.image_url}
            />
          ) : (
            <DeletedPicture />
          )}
        </li>
      ))}
      {screenshots.map((screenshot) => (
        <li key={`screenshot ${screenshot.id}`}>
          <Screenshot screenshot={screenshot} />
        </li>
      ))}
    </ul>
  )
}

function Screenshot({ screenshot: { id, name } }: { screenshot: TicketScreenshot }) {
  const { url, isGone } = useScreenshot(id)
  if (isGone) return <DeletedPicture />
  if (!url) return <Skeleton w={120} h={90} />
  return <Enlargeable name={name} words={name} url={url} thumb={url} />
}

interface EnlargeableProps {
  name: string
  words: string
  url: string
  thumb: string
}

function Enlargeable({ name, words, url, thumb }: EnlargeableProps) {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={t('ticket.openPicture', { picture: words })}
        onClick={open}
      >
        <Thumbnail picture={{ thumb, alt: words }} size={[120, 90]} />
      </button>
      {isOpen && <Enlarged url={url} name={name} words={words} onClose={close} />}
    </>
  )
}

interface EnlargedProps {
  url: string
  name: string
  words: string
  onClose: () => void
}

function Enlarged({ url, name, words, onClose }: EnlargedProps) {
  return (
    <Dialog onClose={onClose} title={<bdi>{name}</bdi>} size="xl" centered>
      <img className={styles.enlarged} src={url} alt={words} />
    </Dialog>
  )
}

function DeletedPicture() {
  return (
    <div className={styles.gone}>
      <IconPhotoOff size={24} stroke={1.5} aria-hidden />
      <Text size="xs">{t('ticket.pictureGone')}</Text>
    </div>
  )
}
