import { Accordion } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import { SortableList } from '#web/admin/ui/ordered-list/sortable-list.tsx'
import { ItemEntry } from './item-entry.tsx'
import styles from './item-set.module.css'
import type { ShownItems } from './shown-items.ts'
import { useErrorFocus } from './use-error-focus.ts'

interface ItemAccordionProps extends Omit<ShownItems, 'change'> {
  /** May the only one be removed too? */
  mayBeEmpty?: boolean
  /** The controls of one. */
  inside: (item: FormItem) => ReactNode
  open: string | null
  setOpen: (key: string | null) => void
}

/** The items, one open at a time. */
export function ItemAccordion(props: ItemAccordionProps) {
  const { set, items, errors, steps, inside, open, setOpen, mayBeEmpty = false } = props
  const list = useRef<HTMLDivElement>(null)
  useErrorFocus(list, Object.keys(errors.items).length > 0)

  return (
    <Accordion
      ref={list}
      w="100%"
      variant="separated"
      order={3}
      value={open}
      onChange={setOpen}
      className={styles.accordion}
    >
      <SortableList move={steps.drag}>
        {items.map((item, index) => (
          <ItemEntry
            key={item.key}
            set={set}
            item={item}
            index={index}
            count={items.length}
            mayBeEmpty={mayBeEmpty}
            isWrong={errors.items[item.key] !== undefined}
            remove={() => steps.remove(index)}
            move={(to) => steps.step(index, to)}
          >
            {inside(item)}
          </ItemEntry>
        ))}
      </SortableList>
    </Accordion>
  )
}
