import { Button, Group, Input, Stack } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { generalFolderId } from '#catalogue/collections/media-kind.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { ListedSet } from '#web/admin/fields/items/item-title.ts'
import { type ChosenPicture, choosePicture } from '#web/admin/fields/pictures/picture-slot.ts'
import { emptyRow, type Row } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { acceptedPhotos } from '#web/admin/media/upload/chosen-files.ts'
import { DropArea } from '#web/admin/media/upload/drop-area.tsx'
import { SendProgress } from '#web/admin/media/upload/upload-button.tsx'
import { type UploadEntry, useUploadQueue } from '#web/admin/media/upload/use-upload-queue.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

interface DropPicturesProps {
  set: ListedSet
  /** How many rows there are. */
  count: number
  onAdd: (rows: readonly Row[]) => void
}

/** Renders an upload of many pictures at once where each makes a row, because its rows are about a picture. */
export function DropPictures({ set, count, onAdd }: DropPicturesProps) {
  const mayUpload = may(useUser().roles.name, 'media.edit')
  const field = set.fields.find(({ kind, required }) => kind === 'image' && required)
  const room = set.max - count
  if (!mayUpload || !field || set.fixed !== null) return null
  const rowOf = (picture: ChosenPicture) => ({
    ...emptyRow(set.fields),
    ...choosePicture(field, picture),
  })
  return (
    <PictureUpload room={room} most={set.max} onAdd={(pictures) => onAdd(pictures.map(rowOf))} />
  )
}

interface Sent {
  pictures: readonly ChosenPicture[]
  refused: number
}

interface PictureUploadProps {
  room: number
  /** How many rows the list may have. */
  most: number
  onAdd: (pictures: readonly ChosenPicture[]) => void
}

/** Names the files that are refused. */
function PictureUpload({ room, most, onAdd }: PictureUploadProps) {
  const queue = useUploadQueue({ accepted: acceptedPhotos, mostFiles: room })
  const [sent, setSent] = useState<Sent | null>(null)
  const [isFull, setFull] = useState(false)
  const sending = queue.entries.find(({ state }) => state.is === 'sending')

  // The list may have changed while the files were sent: they are added to what it is by then.
  useEffect(() => {
    if (sent === null) return
    setSent(null)
    const fitting = sent.pictures.slice(0, Math.max(room, 0))
    const left = sent.pictures.length - fitting.length
    setFull(left > 0)
    if (fitting.length > 0) onAdd(fitting)
    announce(t('media.outcome', { done: fitting.length, refused: sent.refused + left }))
  }, [sent, room, onAdd])

  async function send(files: File[]) {
    // Forget files that were refused before.
    for (const { key } of queue.entries) queue.remove(key)
    setFull(false)
    queue.add(files)
    const entries = await queue.send(generalFolderId)
    for (const { key, state } of entries) if (state.is !== 'refused') queue.remove(key)
    const refused = entries.filter(({ state }) => state.is === 'refused').length
    const pictures = entries.flatMap(pictureOf)
    if (pictures.length + refused > 0) setSent({ pictures, refused })
  }

  const hasRoom = room > 1 || queue.isSending
  if (!hasRoom && queue.entries.length === 0 && !isFull) return null

  return (
    <DropArea
      label={t('rows.uploadPictures')}
      inputLabel={t('rows.uploadPictures')}
      accepted={acceptedPhotos}
      isMultiple
      isDisabled={queue.isSending || !hasRoom}
      onChoose={(files) => void send(files)}
    >
      {(open) => (
        <Stack gap="xs" w="100%">
          <Group gap="sm">
            <Button
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              disabled={!hasRoom}
              onClick={queue.isSending ? queue.cancel : open}
            >
              {queue.isSending ? t('upload.cancel') : t('rows.uploadPictures')}
            </Button>
            <Hint>{t('rows.dropPictures', { count: Math.max(room, 0) })}</Hint>
          </Group>
          {sending?.state.is === 'sending' && (
            <SendProgress name={sending.file.name} share={sending.state.share} />
          )}
          {isFull && <Input.Error role="alert">{t('upload.tooManyHere', { most })}</Input.Error>}
          {queue.error && <Input.Error role="alert">{queue.error}</Input.Error>}
          {queue.entries.map(({ key, file, state }) =>
            state.is === 'refused' ? (
              <Input.Error key={key} role="alert">
                {t('upload.refused', { name: file.name, sentence: state.sentence })}
              </Input.Error>
            ) : null,
          )}
        </Stack>
      )}
    </DropArea>
  )
}

function pictureOf({ state }: UploadEntry): ChosenPicture[] {
  if (state.is !== 'done') return []
  const { id, image_url: url, image_thumb_url: thumb, alt } = state.item
  return [{ id, url, thumb, alt }]
}
