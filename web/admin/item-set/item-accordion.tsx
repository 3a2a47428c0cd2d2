import { Accordion, Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ItemSet, Section } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import {
  type FormErrors,
  firstItemWithError,
  withoutItemError,
} from '#web/admin/form/field-errors.ts'
import { type FormItem, newItem } from '#web/admin/form/form-content.ts'
import { newKey } from '#web/admin/new-key.ts'
import { ItemEntry } from './item-entry.tsx'
import { controlId, moveId } from './item-ids.ts'
import { moved, removedAt } from './item-moves.ts'
import styles from './item-set.module.css'
import { SortableList } from './sortable-list.tsx'
import { useMendFocus } from './use-mend-focus.ts'

interface ItemAccordionProps {
  section: Section
  set: ItemSet
  items: FormItem[]
  errors: FormErrors
  setErrors: (errors: FormErrors) => void
  change: (items: FormItem[]) => void
}

/** The items, one open at a time: the first, or the first that has something to mend. */
export function ItemAccordion({
  section,
  set,
  items,
  errors,
  setErrors,
  change,
}: ItemAccordionProps) {
  const wrong = firstItemWithError(errors, items)
  const [open, setOpen] = useState<string | null>(wrong ?? items[0]?.key ?? null)
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useMendFocus(list, wrong !== undefined)

  function add() {
    const item = newItem(section, newKey())
    change([...items, item])
    setOpen(item.key)
    announce(`${set.label} ${items.length + 1} added.`)
    focusLater(() => document.getElementById(controlId(item.key)))
  }

  function remove(at: number) {
    const next = removedAt(items, at)
    const neighbour = next[Math.min(at, next.length - 1)]
    change(next)
    setOpen(neighbour?.key ?? null)
    announce(`${set.label} ${at + 1} removed.`)
    focusLater(() =>
      neighbour ? document.getElementById(controlId(neighbour.key)) : addButton.current,
    )
  }

  function place(from: number, to: number) {
    change(moved(items, from, to))
    announce(`${set.label} moved from place ${from + 1} to ${to + 1}.`)
  }

  function move(item: FormItem, from: number, to: number) {
    place(from, to)
    const isEnd = to === 0 || to === items.length - 1
    focusLater(() =>
      document.getElementById(isEnd ? controlId(item.key) : moveId(item.key, to < from)),
    )
  }

  return (
    <Stack gap="md" align="flex-start">
      <Accordion
        ref={list}
        w="100%"
        variant="separated"
        order={3}
        value={open}
        onChange={setOpen}
        className={styles.accordion}
      >
        <SortableList move={(from, to) => place(from, to)}>
          {items.map((item, index) => (
            <ItemEntry
              key={item.key}
              set={set}
              item={item}
              index={index}
              count={items.length}
              errors={errors.items[item.key]}
              remove={() => remove(index)}
              move={(to) => move(item, index, to)}
              change={(patch, field) => {
                change(items.map((other) => (other === item ? withPatch(item, patch) : other)))
                setErrors(withoutItemError(errors, item.key, [field.wire]))
              }}
            />
          ))}
        </SortableList>
      </Accordion>
      <Button
        ref={addButton}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={items.length >= limits.items}
        onClick={add}
      >
        Add {set.label.toLowerCase()}
      </Button>
    </Stack>
  )
}

function withPatch(item: FormItem, patch: FormItem['row']): FormItem {
  return { ...item, row: { ...item.row, ...patch } }
}

/** The list is drawn anew first. */
function focusLater(find: () => HTMLElement | null) {
  window.setTimeout(() => find()?.focus(), 50)
}
