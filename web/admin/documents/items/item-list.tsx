import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ItemSet, Section } from '#catalogue/declaration.ts'
import { newKey } from '#web/admin/api/new-key.ts'
import { CommentedItem } from '#web/admin/documents/comments/comment-marker.tsx'
import { RowForm } from '#web/admin/documents/form/row-form.tsx'
import {
  type FormErrors,
  firstItemWithError,
  withoutItemError,
} from '#web/admin/fields/field-errors.ts'
import { type FormItem, newItem } from '#web/admin/fields/form-content.ts'
import { ItemAccordion, type ShownItems } from '#web/admin/fields/items/item-accordion.tsx'
import { entryKey, itemName } from '#web/admin/fields/items/item-title.ts'
import { labelledInside, t } from '#web/admin/i18n/translate.ts'
import { listActions, moved, removedAt } from '#web/admin/ui/ordered-list/list-actions.ts'
import { ItemLines } from './item-lines.tsx'

interface ItemListProps {
  section: Section
  set: ItemSet
  items: FormItem[]
  errors: FormErrors
  setErrors: (errors: FormErrors) => void
  change: (items: FormItem[]) => void
  mayEdit?: boolean
  empty?: string
}

/**
 * Renders the items of a set for editing: in place if each is a line or two of text, else as an
 * accordion that opens the first, or the first with an error.
 */
export function ItemList(props: ItemListProps) {
  const { section, set, items, errors, setErrors, change, mayEdit = true } = props
  const [open, setOpen] = useState(firstItemWithError(errors, items) ?? items[0]?.key ?? null)
  const adding = useRef<HTMLButtonElement>(null)
  const steps = listActions<FormItem>({
    entries: items,
    keyOf: (item) => entryKey(set, item),
    nameAt: (at) => itemName(set, at),
    remove(at) {
      change(removedAt(items, at))
      setOpen((items[at + 1] ?? items[at - 1])?.key ?? null)
    },
    move: (from, to) => change(moved(items, from, to)),
    whenEmpty: () => adding.current,
  })

  function add() {
    const item = newItem(section, newKey())
    change([...items, item])
    setOpen(item.key)
    steps.added(item)
  }

  const shown: ShownItems = {
    set,
    items,
    errors,
    steps,
    change(item, patch, field) {
      const row = { ...item.row, ...patch }
      change(items.map((other) => (other === item ? { ...item, row } : other)))
      setErrors(withoutItemError({ ...errors, set: null }, item.key, [field.wire]))
    },
  }
  return (
    <Stack gap="md" align="flex-start">
      {errors.set && (
        <Alert color="red" w="100%" data-invalid>
          {errors.set}
        </Alert>
      )}
      {items.length === 0 && props.empty && <Text c="dimmed">{props.empty}</Text>}
      {isLines(set) ? (
        <ItemLines {...shown} mayEdit={mayEdit} />
      ) : (
        <ItemAccordion
          {...shown}
          open={open}
          setOpen={setOpen}
          inside={(item) => (
            <CommentedItem id={item.id}>
              <RowForm
                fields={set.fields}
                row={item.row}
                errors={errors.items[item.key] ?? {}}
                change={(patch, field) => shown.change(item, patch, field)}
              />
            </CommentedItem>
          )}
        />
      )}
      {mayEdit && (
        <Button
          ref={adding}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={items.length >= set.max}
          onClick={add}
        >
          {t('items.add', { item: labelledInside(set.label) })}
        </Button>
      )}
    </Stack>
  )
}

function isLines({ fields }: ItemSet): boolean {
  return fields.every(({ kind }) => kind === 'text' || kind === 'link')
}
