import { useSortable } from '@dnd-kit/react/sortable'
import { Accordion } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import type { ItemSet } from '#catalogue/declaration.ts'
import type { FormItem } from '#web/admin/form/form-content.ts'
import { entryId } from '#web/admin/ordered-list/entry-ids.ts'
import { entryKey } from './entry-key.ts'
import { ItemHead } from './item-head.tsx'
import { itemName } from './item-title.ts'

interface ItemEntryProps extends PropsWithChildren {
  set: ItemSet
  item: FormItem
  index: number
  count: number
  isWrong: boolean
  remove: () => void
  move: (to: number) => void
}

/** One item of the accordion: its line, and its controls when it is open. */
export function ItemEntry({ isWrong, children, ...head }: ItemEntryProps) {
  const { set, item, index } = head
  const { ref, handleRef } = useSortable({
    id: item.key,
    index,
    data: { name: itemName(set, index) },
  })
  return (
    <Accordion.Item ref={ref} value={item.key}>
      <ItemHead {...head} isWrong={isWrong} handleRef={handleRef} />
      <Accordion.Panel aria-labelledby={entryId(entryKey(set, item), 'main')}>
        {children}
      </Accordion.Panel>
    </Accordion.Item>
  )
}
