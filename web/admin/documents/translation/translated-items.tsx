import { Title } from '@mantine/core'
import { useId } from 'react'
import type { ItemSet } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { Language } from '#catalogue/languages.ts'
import type { RowErrors } from '#web/admin/fields/field-errors.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import { itemName, itemTitle } from '#web/admin/fields/items/item-title.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { Thumbnail } from '#web/admin/fields/pictures/thumbnail.tsx'
import type { Row } from '#web/admin/fields/row.ts'
import { writtenIn } from '#web/admin/fields/writing.ts'
import { TranslatedRow } from './translated-row.tsx'
import styles from './translation.module.css'

interface TranslatedItemsProps {
  whole: ItemSet
  own: ItemSet
  source: readonly Row[]
  items: readonly FormItem[]
  errors: Record<string, RowErrors>
  first: Language
  mayEdit: boolean
  change: (item: FormItem, patch: Row, field: Field) => void
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
  change,
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
          change={(patch, field) => change(item, patch, field)}
          {...rest}
        />
      </div>
    </li>
  )
}
