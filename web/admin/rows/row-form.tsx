import { Stack } from '@mantine/core'
import type { Field } from '#catalogue/field.ts'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import { errorsInside, type RowErrors } from '#web/admin/form/field-errors.ts'
import type { Row } from './row.ts'

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
      {fields.map((field) => (
        <FieldControl
          key={field.key}
          field={field}
          row={row}
          error={errors[field.wire] ?? null}
          inside={errorsInside(errors, field.wire)}
          change={(patch) => change(patch, field)}
        />
      ))}
    </Stack>
  )
}
