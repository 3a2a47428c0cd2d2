import { Button, Stack, Text, Title } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useContext, useId } from 'react'
import type { ItemSet } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { Language } from '#catalogue/languages.ts'
import { languageNames } from '#catalogue/languages.ts'
import { CommentedField } from '#web/admin/documents/comments/comment-marker.tsx'
import { FieldRemarks } from '#web/admin/documents/comments/field-remarks.tsx'
import { FieldView, RowView } from '#web/admin/documents/form/row-form.tsx'
import { FieldControl } from '#web/admin/fields/field-control.tsx'
import type { RowErrors } from '#web/admin/fields/field-errors.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import { formatValue } from '#web/admin/fields/format-value.ts'
import { itemName, itemTitle } from '#web/admin/fields/items/item-title.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import type { Row } from '#web/admin/fields/row.ts'
import { WritingLanguage, writtenIn } from '#web/admin/fields/writing.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { copyField } from './copy-source.ts'
import styles from './translation.module.css'

/** Longer lists of shared fields are collapsed. */
const mostOpen = 3

export interface TranslatedRowProps {
  fields: readonly Field[]
  own: readonly Field[]
  source: Row
  row: Row
  errors: RowErrors
  first: Language
  mayEdit: boolean
  onChange: (patch: Row, field: Field) => void
}

export function TranslatedRow(props: TranslatedRowProps) {
  const { fields, own, source, row, errors, first, mayEdit, onChange } = props
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
            onChange={(patch) => onChange(patch, field)}
          />
          <FieldRemarks
            field={field}
            row={row}
            onTake={(value) => onChange({ [field.wire]: value }, field)}
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

interface TranslatedFieldProps {
  field: Field
  source: Row
  row: Row
  error: string | null
  first: Language
  mayEdit: boolean
  onChange: (patch: Row) => void
}

function TranslatedField(props: TranslatedFieldProps) {
  const { field, source, row, error, first, mayEdit, onChange } = props
  const name = languageNames[first]
  const words = formatValue(field, source)
  return (
    <div className={styles.pair}>
      <div className={styles.source}>
        <Hint>{t('translation.source', { field: labelled(field.label), language: name })}</Hint>
        <Text component="div" className={styles.words} {...writtenIn(first)}>
          <FieldView field={field} row={source} />
        </Text>
        {mayEdit && words !== '' && (
          <Button
            className={styles.copy}
            size="compact-sm"
            variant="subtle"
            leftSection={<IconCopy size={14} aria-hidden />}
            aria-label={t('translation.copyField', {
              field: labelled(field.label),
              language: name,
            })}
            onClick={() => {
              onChange(copyField(field, source))
              announce(t('translation.copied'))
            }}
          >
            {t('translation.copy')}
          </Button>
        )}
      </div>
      <div>
        {mayEdit ? (
          <FieldControl field={field} row={row} error={error} onChange={onChange} />
        ) : (
          <ReadField field={field} row={row} />
        )}
      </div>
    </div>
  )
}

function ReadField({ field, row }: Pick<TranslatedFieldProps, 'field' | 'row'>) {
  const language = useContext(WritingLanguage)
  return (
    <>
      <Hint>{labelled(field.label)}</Hint>
      <Text component="div" className={styles.words} {...(language ? writtenIn(language) : {})}>
        <FieldView field={field} row={row} />
      </Text>
    </>
  )
}

interface TranslatedItemsProps {
  whole: ItemSet
  own: ItemSet
  source: readonly Row[]
  items: readonly FormItem[]
  errors: Record<string, RowErrors>
  first: Language
  mayEdit: boolean
  onChange: (item: FormItem, patch: Row, field: Field) => void
}

export function TranslatedItems({ source, items, ...rest }: TranslatedItemsProps) {
  const rows = new Map(source.map((row) => [row.id, row]))
  return (
    <ol className={styles.items}>
      {items.map((item, index) => (
        <TranslatedItem
          key={item.key}
          item={item}
          index={index}
          from={rows.get(item.id ?? 0) ?? {}}
          {...rest}
        />
      ))}
    </ol>
  )
}

type TranslatedItemProps = Omit<TranslatedItemsProps, 'source' | 'items'> & {
  item: FormItem
  index: number
  from: Row
}

function TranslatedItem({
  item,
  index,
  from,
  whole,
  own,
  errors,
  onChange,
  ...rest
}: TranslatedItemProps) {
  const id = useId()
  const picture = whole.fields.find(({ kind }) => kind === 'image')
  return (
    <li className={styles.item} aria-labelledby={id}>
      {picture && <Thumbnail picture={pictureAt(picture, from)} size={[120, 90]} />}
      <div className={styles.inside}>
        <Title order={3} size="h5" id={id}>
          {itemName(whole, index)}{' '}
          <bdi {...writtenIn(rest.first)}>{itemTitle(whole.fields, from)}</bdi>
        </Title>
        <TranslatedRow
          fields={whole.fields.filter((field) => field.translated)}
          own={own.fields}
          source={from}
          row={item.row}
          errors={errors[item.key] ?? {}}
          onChange={(patch, field) => onChange(item, patch, field)}
          {...rest}
        />
      </div>
    </li>
  )
}
