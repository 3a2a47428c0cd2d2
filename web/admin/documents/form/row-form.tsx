import '#web/ui/rich-text/rich-text.css'
import { Stack, Text } from '@mantine/core'
import { includesKind } from '#catalogue/content/has-kind.ts'
import type { Field } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { useCurrency } from '#web/admin/api/brand.ts'
import { CommentedField, CommentMarker } from '#web/admin/documents/comments/comment-marker.tsx'
import { FieldRemarks } from '#web/admin/documents/comments/field-remarks.tsx'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import { errorsInside, type RowErrors } from '#web/admin/fields/field-errors.ts'
import { formatValue, textsAt } from '#web/admin/fields/format-value.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import type { Row } from '#web/admin/fields/row.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import styles from './row-view.module.css'

interface RowFormProps {
  fields: readonly Field[]
  row: Row
  errors: RowErrors
  onChange: (patch: Row, field: Field) => void
}

export function RowForm({ fields, row, errors, onChange }: RowFormProps) {
  return (
    <Stack gap="md">
      {relevantFields(fields, row, errors).map((field) => (
        <CommentedField key={field.key} field={field.key} label={field.label}>
          <FieldControl
            field={field}
            row={row}
            error={errors[field.wire] ?? null}
            inside={errorsInside(errors, field.wire)}
            onChange={(patch) => onChange(patch, field)}
          />
          <FieldRemarks
            field={field}
            row={row}
            onTake={(value) => onChange({ [field.wire]: value }, field)}
          />
        </CommentedField>
      ))}
    </Stack>
  )
}

export function RowView({ fields, row }: { fields: readonly Field[]; row: Row }) {
  // Loads the currency that amounts are formatted in.
  useCurrency(includesKind(fields, 'money'))
  return (
    <dl className={styles.list}>
      {relevantFields(fields, row)
        .filter(({ kind }) => kind !== 'constant')
        .map((field) => (
          <Stack key={field.key} gap={4} className={styles.field}>
            <Text component="dt" size="sm" c="dimmed">
              {labelled(field.label)}
            </Text>
            <dd className={styles.value}>
              <div dir="auto">
                <FieldView field={field} row={row} />
              </div>
              <CommentMarker field={field.key} label={field.label} />
            </dd>
          </Stack>
        ))}
    </dl>
  )
}

/** Renders a field's value, as guests see it where it is more than text. */
export function FieldView({ field, row }: { field: Field; row: Row }) {
  if (field.kind === 'image') return <Thumbnail picture={pictureAt(field, row)} size={[200, 150]} />
  const value = row[field.wire]
  if (field.kind === 'richText' && isText(value)) return <RichText value={value} />
  return formatValue(field, row) || '–'
}

function isText(value: Json | undefined): value is RichTextValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the fields that apply to what is chosen in this row, and those with errors. */
export function relevantFields(
  fields: readonly Field[],
  row: Row,
  errors: RowErrors = {},
): Field[] {
  return fields.filter((field) => {
    const { enabledBy, wire } = field
    if (!enabledBy || textsAt(row, enabledBy.wire).includes(enabledBy.option)) return true
    return wire in errors || Object.keys(errorsInside(errors, wire)).length > 0
  })
}
