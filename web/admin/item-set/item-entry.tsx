import { useSortable } from '@dnd-kit/react/sortable'
import { Accordion } from '@mantine/core'
import type { ItemSet } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { RowErrors } from '#web/admin/form/field-errors.ts'
import type { FormItem } from '#web/admin/form/form-content.ts'
import { entryId } from '#web/admin/ordered-list/entry-ids.ts'
import type { Row } from '#web/admin/rows/row.ts'
import { RowForm } from '#web/admin/rows/row-form.tsx'
import { entryKey } from './entry-key.ts'
import { ItemHead } from './item-head.tsx'
import { itemName } from './item-title.ts'

interface ItemEntryProps {
  set: ItemSet
  item: FormItem
  index: number
  count: number
  errors: RowErrors | undefined
  change: (patch: Row, field: Field) => void
  remove: () => void
  move: (to: number) => void
}

/** One item of the accordion: its line, and its controls when it is open. */
export function ItemEntry({ errors, change, ...head }: ItemEntryProps) {
  const { set, item, index } = head
  const { ref, handleRef } = useSortable({
    id: item.key,
    index,
    data: { name: itemName(set, index) },
  })
  return (
    <Accordion.Item ref={ref} value={item.key}>
      <ItemHead {...head} isWrong={errors !== undefined} handleRef={handleRef} />
      <Accordion.Panel aria-labelledby={entryId(entryKey(set, item), 'main')}>
        <RowForm fields={set.fields} row={item.row} errors={errors ?? {}} change={change} />
      </Accordion.Panel>
    </Accordion.Item>
  )
}
