import { useSortable } from '@dnd-kit/react/sortable'
import { Accordion } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import type { ItemSet } from '#catalogue/declaration.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import type { Draggable } from '#web/admin/ui/ordered-list/drag-words.ts'
import { entryId } from '#web/admin/ui/ordered-list/entry-ids.ts'
import { entryKey } from './entry-key.ts'
import { ItemHeader } from './item-header.tsx'
import { itemName } from './item-title.ts'

interface ItemEntryProps extends PropsWithChildren {
  set: ItemSet
  item: FormItem
  index: number
  count: number
  isWrong: boolean
  mayBeEmpty?: boolean
  remove: () => void
  move: (to: number) => void
}

/** One item of the accordion: its line, and its controls when it is open. */
export function ItemEntry(props: ItemEntryProps) {
  // What cannot be dragged must not be a thing to drag, which is a button for whoever hears the page.
  const isMovable = props.count > 1 && props.set.fixed === null
  return isMovable ? <MovableEntry {...props} /> : <Entry {...props} />
}

function MovableEntry(props: ItemEntryProps) {
  const { set, item, index, count } = props
  const { ref, handleRef } = useSortable({
    id: item.key,
    index,
    data: { name: itemName(set, index), count } satisfies Draggable,
  })
  return <Entry {...props} entryRef={ref} handleRef={handleRef} />
}

interface EntryProps extends ItemEntryProps {
  entryRef?: (element: Element | null) => void
  /** Where the item is taken hold of for dragging. */
  handleRef?: (element: Element | null) => void
}

function Entry({ isWrong, children, entryRef, handleRef, ...head }: EntryProps) {
  const { set, item } = head
  return (
    <Accordion.Item ref={entryRef} value={item.key}>
      <ItemHeader {...head} isWrong={isWrong} handleRef={handleRef} />
      <Accordion.Panel aria-labelledby={entryId(entryKey(set, item), 'main')}>
        {children}
      </Accordion.Panel>
    </Accordion.Item>
  )
}
