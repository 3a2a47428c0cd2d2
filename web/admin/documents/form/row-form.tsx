import { Stack } from '@mantine/core'
import type { Field } from '#catalogue/field.ts'
import { CommentedField } from '#web/admin/documents/comments/comment-marker.tsx'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import { errorsInside, type RowErrors } from '#web/admin/fields/field-errors.ts'
import { relevantFields } from '#web/admin/fields/relevant-fields.ts'
import type { Row } from '#web/admin/fields/row.ts'

interface RowFormProps {
  fields: readonly Field[]
  row: Row
  errors: RowErrors
  /** The changed names, and the field that they belong to. */
  change: (patch: Row, field: Field) => void
}

/** The controls of a record or item, in the order of its declaration. */
export function RowForm({ fields, row, errors, change }: RowFormProps) {
  return (
    <Stack gap="md">
      {relevantFields(fields, row, errors).map((field) => (
        <CommentedField key={field.key} field={field.key} label={field.label}>
          <FieldControl
            field={field}
            row={row}
            error={errors[field.wire] ?? null}
            inside={errorsInside(errors, field.wire)}
            change={(patch) => change(patch, field)}
          />
        </CommentedField>
      ))}
    </Stack>
  )
}
