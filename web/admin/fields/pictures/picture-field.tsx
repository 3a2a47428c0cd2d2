import { Button, Group, Input, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Field } from '#catalogue/field.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { sizeMessage } from '#web/admin/media/picker/slot-note.ts'
import { UploadPicture } from '#web/admin/media/picker/upload-picture.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { choosePicture, pictureAt } from './picture-slot.ts'
import { Thumbnail } from './thumbnail.tsx'

const GalleryPicker = dialogLater(
  async () => (await import('#web/admin/media/picker/gallery-picker.tsx')).GalleryPicker,
)

interface PictureFieldProps {
  field: Field
  row: Row
  onChange: (patch: Row) => void
  error: string | null
  preview: ReactNode
  /** Renders the label with the id that names the group. */
  label: (id: string) => ReactNode
  mayEdit?: boolean
}

export function PictureField(props: PictureFieldProps) {
  const { field, row, onChange, error, preview, label, mayEdit = true } = props
  const [isOpen, gallery] = useDisclosure(false)
  const select = useRef<HTMLButtonElement>(null)
  const picture = pictureAt(field, row)
  const id = useId()
  // The note about a small picture is shown while that picture is the chosen one.
  const [taken, setTaken] = useState<GalleryItem | null>(null)
  const small = taken && taken.id === picture?.id ? sizeMessage(taken, field.size) : null

  function take(item: GalleryItem) {
    const { id, image_url: url, image_thumb_url: thumb, alt } = item
    onChange(choosePicture(field, { id, url, thumb, alt }))
    setTaken(item)
    const chosen = t('picture.chosen', { picture: item.name, label: labelled(field.label) })
    announce([chosen, sizeMessage(item, field.size) ?? ''].join(' '))
  }

  function empty() {
    onChange(choosePicture(field, null))
    announce(t('picture.removed', { label: labelled(field.label) }))
    select.current?.focus()
  }

  return (
    <Stack gap={6} role="group" aria-labelledby={`${id}-label`}>
      {label(`${id}-label`)}
      <Group gap="md" align="flex-start">
        {preview}
        {mayEdit && (
          <Stack gap="xs" align="flex-start" flex="1 1 240px">
            <Button
              ref={select}
              variant="default"
              leftSection={<IconPhoto size={18} aria-hidden />}
              onClick={gallery.open}
              aria-describedby={`${id}-hint`}
              data-invalid={error ? true : undefined}
            >
              {t('picture.select')}
            </Button>
            <Group gap="xs">
              <UploadPicture onDone={take} />
              {picture && !field.required && (
                <Button
                  variant="subtle"
                  px="sm"
                  aria-label={t('picture.removeNamed', { label: labelled(field.label) })}
                  onClick={empty}
                >
                  {t('picture.remove')}
                </Button>
              )}
            </Group>
            <SlotNotes id={`${id}-hint`} hint={field.hint} small={small} error={error} />
          </Stack>
        )}
      </Group>
      {isOpen && (
        <GalleryPicker
          chosen={picture?.id ?? null}
          hint={field.hint}
          size={field.size}
          onClose={gallery.close}
          onChoose={take}
        />
      )}
    </Stack>
  )
}

interface SlotNotesProps {
  id: string
  hint: string | null
  small: string | null
  error: string | null
}

function SlotNotes({ id, hint, small, error }: SlotNotesProps) {
  return (
    <div id={id}>
      {hint && <Hint>{t('picture.hint', { hint: labelled(hint) })}</Hint>}
      {small && (
        <Text size="sm" c="var(--admin-pending)">
          {small}
        </Text>
      )}
      {error && <Input.Error size="sm">{error}</Input.Error>}
    </div>
  )
}

export function ImageControl({ field, row, onChange, error }: ControlProps) {
  return (
    <PictureField
      field={field}
      row={row}
      onChange={onChange}
      error={error}
      preview={<Thumbnail picture={pictureAt(field, row)} size={[200, 150]} />}
      label={(id) => (
        <Input.Label component="div" id={id} required={field.required}>
          {labelled(field.label)}
        </Input.Label>
      )}
    />
  )
}
