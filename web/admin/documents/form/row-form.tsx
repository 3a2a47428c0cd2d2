import '#web/ui/rich-text/rich-text.css'
import { Stack, Text } from '@mantine/core'
import { areAmong } from '#catalogue/content/has-kind.ts'
import type { Field } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { useCurrency } from '#web/admin/api/brand.ts'
import { CommentedField, CommentMarker } from '#web/admin/documents/comments/comment-marker.tsx'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import { errorsInside, type RowErrors } from '#web/admin/fields/field-errors.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import type { Row } from '#web/admin/fields/row.ts'
import { textsAt, wordsOf } from '#web/admin/fields/words-of.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import styles from './row-view.module.css'

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

/** A record or item for people who only read it. */
export function RowView({ fields, row }: { fields: readonly Field[]; row: Row }) {
  // Amounts in words know the currency once somebody has asked for it.
  useCurrency(areAmong(fields, 'money'))
  return (
    <dl className={styles.list}>
      {relevantFields(fields, row)
        .filter(({ kind }) => kind !== 'constant')
        .map((field) => (
          <Stack key={field.key} gap={4} className={styles.field}>
            <Text component="dt" size="sm" c="dimmed">
              {labelled(field.label)}
            </Text>
            <dd dir="auto" className={styles.value}>
              <FieldView field={field} row={row} />
              <CommentMarker field={field.key} label={field.label} />
            </dd>
          </Stack>
        ))}
    </dl>
  )
}

/** A field's value for people who only read it: as guests see it where it is more than words. */
export function FieldView({ field, row }: { field: Field; row: Row }) {
  if (field.kind === 'image') return <Thumbnail picture={pictureAt(field, row)} size={[200, 150]} />
  const value = row[field.wire]
  if (field.kind === 'richText' && isText(value)) return <RichText value={value} />
  return wordsOf(field, row) || '–'
}

/** Rows carry what the server has answered, and that is what it let in. */
function isText(value: Json | undefined): value is RichTextValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Those that mean something beside what is chosen in this row, and those that are refused anyway. */
function relevantFields(fields: readonly Field[], row: Row, errors: RowErrors = {}): Field[] {
  return fields.filter((field) => {
    const { onlyWith, wire } = field
    if (!onlyWith || textsAt(row, onlyWith.wire).includes(onlyWith.option)) return true
    return wire in errors || Object.keys(errorsInside(errors, wire)).length > 0
  })
}
