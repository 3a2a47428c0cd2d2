import { Stack, Text } from '@mantine/core'
import { areAmong } from '#catalogue/content/has-kind.ts'
import type { Field } from '#catalogue/field.ts'
import { useCurrency } from '#web/admin/api/brand.ts'
import { CommentMarker } from '#web/admin/documents/comments/comment-marker.tsx'
import { relevantFields } from '#web/admin/fields/relevant-fields.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { FieldView } from './field-view.tsx'
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
