import '#web/ui/rich-text/rich-text.css'
import { Stack, Text } from '@mantine/core'
import { areAmong } from '#catalogue/content/has-kind.ts'
import type { Field } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { useCurrency } from '#web/admin/api/brand.ts'
import { CommentMarker } from '#web/admin/documents/comments/comment-marker.tsx'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import { relevantFields } from '#web/admin/fields/relevant-fields.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { wordsOf } from '#web/admin/fields/words-of.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import styles from './row-view.module.css'

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
