import { Stack, Text } from '@mantine/core'
import type { Field } from '#catalogue/field.ts'
import type { Language } from '#catalogue/languages.ts'
import { CommentedField } from '#web/admin/documents/comments/comment-marker.tsx'
import { RowView } from '#web/admin/documents/form/row-view.tsx'
import type { RowErrors } from '#web/admin/fields/field-errors.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { TranslatedField } from './translated-field.tsx'

/** More fields than so many are shown when somebody asks for them. */
const mostOpen = 3

export interface TranslatedRowProps {
  /** Of the first language. */
  fields: readonly Field[]
  /** Those of them that are translated. */
  own: readonly Field[]
  source: Row
  row: Row
  errors: RowErrors
  first: Language
  mayEdit: boolean
  change: (patch: Row, field: Field) => void
}

/** A record or item in another language: what is translated beside its source, then what is shared. */
export function TranslatedRow(props: TranslatedRowProps) {
  const { fields, own, source, row, errors, first, mayEdit, change } = props
  const shared = fields.filter(({ translated, kind }) => !translated && kind !== 'constant')
  return (
    <Stack gap="md">
      {own.map((field) => (
        <CommentedField key={field.key} field={field.key} label={field.label}>
          <TranslatedField
            field={field}
            source={source}
            row={row}
            error={errors[field.wire] ?? null}
            first={first}
            mayEdit={mayEdit}
            change={(patch) => change(patch, field)}
          />
        </CommentedField>
      ))}
      {shared.length > 0 && (
        <details open={shared.length <= mostOpen}>
          <Text component="summary" size="sm" c="dimmed">
            {t('translation.shared')}
          </Text>
          <RowView fields={shared} row={source} />
        </details>
      )}
    </Stack>
  )
}
