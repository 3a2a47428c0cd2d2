import { Accordion } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Field } from '#catalogue/field.ts'
import type { FormErrors } from '#web/admin/fields/field-errors.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import type { Row } from '#web/admin/fields/row.ts'
import type { ListActions } from '#web/admin/ui/ordered-list/list-actions.ts'
import { SortableList } from '#web/admin/ui/ordered-list/sortable-list.tsx'
import { ItemEntry } from './item-entry.tsx'
import styles from './item-set.module.css'
import type { ListedSet } from './item-title.ts'

interface ItemAccordionProps extends Omit<EditedItems, 'onChange'> {
  mayBeEmpty?: boolean
  inside: (item: FormItem) => ReactNode
  open: string | null
  onOpen: (key: string | null) => void
}

export function ItemAccordion(props: ItemAccordionProps) {
  const { set, items, errors, steps, inside, open, onOpen, mayBeEmpty = false } = props
  const list = useRef<HTMLDivElement>(null)
  useErrorFocus(list, Object.keys(errors.items).length > 0)

  return (
    <Accordion
      ref={list}
      w="100%"
      variant="separated"
      order={3}
      value={open}
      onChange={onOpen}
      className={styles.accordion}
    >
      <SortableList onMove={steps.drag}>
        {items.map((item, index) => (
          <ItemEntry
            key={item.key}
            set={set}
            item={item}
            index={index}
            count={items.length}
            mayBeEmpty={mayBeEmpty}
            isWrong={errors.items[item.key] !== undefined}
            onRemove={() => steps.remove(index)}
            onMove={(to) => steps.step(index, to)}
          >
            {inside(item)}
          </ItemEntry>
        ))}
      </SortableList>
    </Accordion>
  )
}

/** The panel opens first, which takes this long (ms). */
const afterOpening = 250

/**
 * Puts the focus on the first invalid field when the modal opens with errors; fixing one field
 * later must not move the focus to the next.
 */
function useErrorFocus(list: RefObject<HTMLElement | null>, isWrong: boolean): void {
  const [wasWrong] = useState(isWrong)
  useEffect(() => {
    if (!wasWrong) return
    const timer = window.setTimeout(() => focusInvalid(list.current), afterOpening)
    return () => window.clearTimeout(timer)
  }, [wasWrong, list])
}

function focusInvalid(place: HTMLElement | null) {
  place?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus()
}

export interface EditedItems {
  set: ListedSet
  items: FormItem[]
  errors: FormErrors
  steps: ListActions<FormItem>
  onChange: (item: FormItem, patch: Row, field: Field) => void
}
