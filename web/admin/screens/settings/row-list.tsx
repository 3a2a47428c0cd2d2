import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import type { DirectSection } from '#web/admin/direct/use-direct-section.ts'
import { withoutItemError } from '#web/admin/form/field-errors.ts'
import { type FormItem, newItem } from '#web/admin/form/form-content.ts'
import { moved } from '#web/admin/item-set/item-moves.ts'
import { newKey } from '#web/admin/new-key.ts'
import { rowId } from './row-ids.ts'
import { RowLine } from './row-line.tsx'
import styles from './row-list.module.css'

interface RowListProps {
  direct: DirectSection
  empty: string
  /** Rows can be moved: their order is seen. */
  isOrdered?: boolean
}

/** The rows of a set whose fields are lines of text, edited where they stand. */
export function RowList({ direct, empty, isOrdered = false }: RowListProps) {
  const { section, form, errors } = direct
  const { items } = form.content
  const set = section.set
  const adding = useRef<HTMLButtonElement>(null)
  if (!set) return null
  const name = set.label

  function put(next: FormItem[]) {
    form.change({ ...form.content, items: next })
  }

  function add() {
    const item = newItem(section, newKey())
    put([...items, item])
    announce(`${name} ${items.length + 1} added.`)
    focusLater(() => document.getElementById(rowId(item.key, set?.fields[0]?.wire ?? '')))
  }

  function remove(item: FormItem, at: number) {
    const neighbour = items[at + 1] ?? items[at - 1]
    put(items.filter((other) => other !== item))
    announce(`${name} ${at + 1} removed.`)
    focusLater(() =>
      neighbour ? document.getElementById(rowId(neighbour.key, 'remove')) : adding.current,
    )
  }

  function move(item: FormItem, from: number, to: number) {
    put(moved(items, from, to))
    announce(`${name} moved from place ${from + 1} to ${to + 1}.`)
    const isEnd = to === 0 || to === items.length - 1
    const button = to < from !== isEnd ? 'up' : 'down'
    focusLater(() => document.getElementById(rowId(item.key, button)))
  }

  return (
    <Stack gap="md" align="stretch">
      {errors.set && (
        <Alert color="red" data-invalid>
          {errors.set}
        </Alert>
      )}
      {items.length === 0 && <Text c="dimmed">{empty}</Text>}
      <ol className={styles.rows}>
        {items.map((item, index) => (
          <RowLine
            key={item.key}
            set={set}
            item={item}
            index={index}
            errors={errors.items[item.key] ?? {}}
            mayEdit={direct.mayEdit}
            remove={() => remove(item, index)}
            move={isOrdered ? (to) => move(item, index, to) : null}
            last={items.length - 1}
            change={(patch, wire) => {
              const row = { ...item.row, ...patch }
              put(items.map((other) => (other === item ? { ...item, row } : other)))
              direct.setErrors(withoutItemError({ ...errors, set: null }, item.key, [wire]))
            }}
          />
        ))}
      </ol>
      {direct.mayEdit && (
        <Button
          ref={adding}
          variant="default"
          className={styles.add}
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={items.length >= set.max}
          onClick={add}
        >
          Add {name.toLowerCase()}
        </Button>
      )}
    </Stack>
  )
}

/** The list is drawn anew first. */
function focusLater(find: () => HTMLElement | null) {
  window.setTimeout(() => find()?.focus(), 50)
}
