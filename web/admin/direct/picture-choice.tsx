import { Button, Group, Input, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { lazy, Suspense, useId, useRef } from 'react'
import type { Field } from '#catalogue/field.ts'
import type { GalleryItem } from '#catalogue/wire.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { choosePicture, pictureAt } from '#web/admin/fields/picture-slot.ts'
import type { Row } from '#web/admin/form/row.ts'
import { UploadPicture } from '#web/admin/gallery/upload-picture.tsx'
import { PicturePreview } from './picture-preview.tsx'

const GalleryPicker = lazy(async () => ({
  default: (await import('#web/admin/gallery/gallery-picker.tsx')).GalleryPicker,
}))

interface PictureChoiceProps {
  field: Field
  row: Row
  change: (patch: Row) => void
  error: string | null
  mayEdit: boolean
  /** A heading above says it already. */
  isTitled?: boolean
  /** Pages show it on dark ground. */
  isOnDark?: boolean
}

/** A picture of the frame with its 120x120 preview, from the library or from this computer. */
export function PictureChoice(props: PictureChoiceProps) {
  const { field, row, change, error, mayEdit, isTitled = false, isOnDark = false } = props
  const [isOpen, gallery] = useDisclosure(false)
  const select = useRef<HTMLButtonElement>(null)
  const picture = pictureAt(field, row)
  const id = useId()
  const label = (
    <Input.Label component="div" id={`${id}-label`}>
      {field.label}
    </Input.Label>
  )

  function choose(chosen: GalleryItem) {
    change(choosePicture(field, { id: chosen.id, url: chosen.image_url, alt: chosen.alt }))
    announce(`${chosen.name} chosen for ${field.label}.`)
  }

  function empty() {
    change(choosePicture(field, null))
    announce(`${field.label} removed.`)
    select.current?.focus()
  }

  return (
    <Stack gap={6} role="group" aria-labelledby={`${id}-label`}>
      {isTitled ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      <Group gap="md" align="flex-start">
        <PicturePreview
          url={picture?.url ?? null}
          alt={picture?.alt || `${field.label}, as chosen`}
          isOnDark={isOnDark}
        />
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
              Select from Media Library
            </Button>
            <Group gap="xs">
              <UploadPicture done={choose} />
              {picture && (
                <Button
                  variant="subtle"
                  px="sm"
                  aria-label={`Remove ${field.label}`}
                  onClick={empty}
                >
                  Remove
                </Button>
              )}
            </Group>
            <div id={`${id}-hint`}>
              {field.hint && (
                <Text size="sm" c="dimmed">
                  {field.hint}
                </Text>
              )}
              {error && <Input.Error size="sm">{error}</Input.Error>}
            </div>
          </Stack>
        )}
      </Group>
      {isOpen && (
        <Suspense>
          <GalleryPicker
            chosen={picture?.id ?? null}
            hint={field.hint}
            size={field.size}
            close={gallery.close}
            choose={choose}
          />
        </Suspense>
      )}
    </Stack>
  )
}
