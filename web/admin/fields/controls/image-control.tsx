import { Input } from '@mantine/core'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { PictureField } from '#web/admin/fields/pictures/picture-field.tsx'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { labelled } from '#web/admin/i18n/translate.ts'

export function ImageControl({ field, row, change, error }: ControlProps) {
  return (
    <PictureField
      field={field}
      row={row}
      change={change}
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
