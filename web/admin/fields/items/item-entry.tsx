import { useSortable } from '@dnd-kit/react/sortable'
import { Accordion, Group, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { PropsWithChildren } from 'react'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { EntryButtons, EntryHandle } from '#web/admin/ui/ordered-list/entry-buttons.tsx'
import { entryId } from '#web/admin/ui/ordered-list/list-actions.ts'
import type { Draggable } from '#web/admin/ui/ordered-list/sortable-list.tsx'
import styles from './item-set.module.css'
import { entryKey, fieldsOfItem, itemName, itemTitle, type ListedSet } from './item-title.ts'

interface ItemEntryProps extends PropsWithChildren {
  set: ListedSet
  item: FormItem
  index: number
  count: number
  isWrong: boolean
  mayBeEmpty?: boolean
  onRemove: () => void
  onMove: (to: number) => void
}

export function ItemEntry(props: ItemEntryProps) {
  // A single item is not draggable: screen readers would read it as a button.
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
  /** The drag handle. */
  handleRef?: (element: Element | null) => void
}

function Entry({ isWrong, children, entryRef, handleRef, ...head }: EntryProps) {
  const { set, item, index } = head
  return (
    <Accordion.Item ref={entryRef} value={item.key} data-row={index}>
      <ItemHeader {...head} isWrong={isWrong} handleRef={handleRef} />
      <Accordion.Panel aria-labelledby={entryId(entryKey(set, item), 'main')}>
        {children}
      </Accordion.Panel>
    </Accordion.Item>
  )
}

interface ItemHeaderProps {
  set: ListedSet
  item: FormItem
  index: number
  count: number
  isWrong: boolean
  /** May the only one be removed too? */
  mayBeEmpty?: boolean
  onRemove: () => void
  onMove: (to: number) => void
  /** The drag handle; omitted where items cannot be dragged. */
  handleRef?: ((element: Element | null) => void) | undefined
}

/** Renders an item's line; the only item cannot be removed unless `mayBeEmpty`. */
function ItemHeader(props: ItemHeaderProps) {
  const {
    set,
    item,
    index,
    count,
    isWrong,
    mayBeEmpty = false,
    onRemove,
    onMove,
    handleRef,
  } = props
  const name = itemName(set, index)
  const isOpen = set.fixed === null
  const title = itemTitle(fieldsOfItem(set, item), item.row)
  return (
    <Group wrap="nowrap" gap={2} px={6}>
      {handleRef && <EntryHandle name={name} handleRef={handleRef} />}
      <Accordion.Control id={entryId(entryKey(set, item), 'main')}>
        <Group gap="xs" wrap="nowrap">
          {isWrong && (
            <IconAlertCircle size={18} className={styles.wrong} aria-label={t('items.toFix')} />
          )}
          <Text component="span" fw={600} className={styles.number}>
            {name}
          </Text>
          <Text component="bdi" c="dimmed" truncate>
            {title}
          </Text>
        </Group>
      </Accordion.Control>
      {isOpen && (count > 1 || mayBeEmpty) && (
        <ItemButtons {...{ set, item, index, count, onMove, onRemove }} />
      )}
    </Group>
  )
}

interface ItemButtonsProps {
  set: ListedSet
  item: FormItem
  index: number
  count: number
  onMove: ((to: number) => void) | null
  onRemove: () => void
}

export function ItemButtons({ set, item, ...place }: ItemButtonsProps) {
  const { index } = place
  return <EntryButtons entry={entryKey(set, item)} name={itemName(set, index)} {...place} />
}
