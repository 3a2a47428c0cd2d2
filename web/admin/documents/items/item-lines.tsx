import { Group, Text, TextInput } from '@mantine/core'
import type { ItemSet } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { RowErrors } from '#web/admin/fields/field-errors.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import type { ShownItems } from '#web/admin/fields/items/item-accordion.tsx'
import { ItemButtons } from '#web/admin/fields/items/item-entry.tsx'
import { entryKey, itemName } from '#web/admin/fields/items/item-title.ts'
import { lineInput } from '#web/admin/fields/line-input.ts'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import { useWriting } from '#web/admin/fields/writing.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { entryId } from '#web/admin/ui/ordered-list/focus-entry.ts'
import styles from './item-lines.module.css'

interface ItemLinesProps extends ShownItems {
  mayEdit: boolean
}

export function ItemLines(props: ItemLinesProps) {
  const { set, items, errors, steps, change, mayEdit } = props
  return (
    <ol className={styles.lines}>
      {items.map((item, index) => (
        <ItemLine
          key={item.key}
          set={set}
          item={item}
          index={index}
          count={items.length}
          errors={errors.items[item.key] ?? {}}
          mayEdit={mayEdit}
          remove={() => steps.remove(index)}
          move={set.ordered ? (to) => steps.step(index, to) : null}
          change={(patch, field) => change(item, patch, field)}
        />
      ))}
    </ol>
  )
}

interface ItemLineProps {
  set: ItemSet
  item: FormItem
  index: number
  count: number
  errors: RowErrors
  mayEdit: boolean
  change: (patch: Row, field: Field) => void
  remove: () => void
  move: ((to: number) => void) | null
}

function ItemLine(props: ItemLineProps) {
  const { set, item, index, count, errors, mayEdit, change, remove, move } = props
  const writing = useWriting()
  const name = itemName(set, index)
  if (!mayEdit) {
    return (
      <li className={styles.line}>
        {set.fields.map((field) => (
          <Text key={field.key} dir="auto" className={styles.field}>
            {textAt(item.row, field.wire) || '–'}
          </Text>
        ))}
      </li>
    )
  }
  return (
    <li className={styles.line}>
      {set.fields.map((field, at) => (
        <TextInput
          key={field.key}
          {...(at === 0 ? { id: entryId(entryKey(set, item), 'main') } : {})}
          {...writing}
          {...lineInput(field, textAt(item.row, field.wire))}
          className={styles.field}
          label={labelled(field.label)}
          aria-label={t('record.titled', { label: name, title: labelled(field.label) })}
          error={errors[field.wire] ?? null}
          value={textAt(item.row, field.wire)}
          onChange={(event) => change({ [field.wire]: event.currentTarget.value }, field)}
        />
      ))}
      <Group gap={2} wrap="nowrap" className={styles.buttons}>
        <ItemButtons {...{ set, item, index, count, move, remove }} />
      </Group>
    </li>
  )
}
