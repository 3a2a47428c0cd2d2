import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ItemSet, Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import { CommentedItem } from '#web/admin/documents/comments/comment-marker.tsx'
import { RowForm } from '#web/admin/documents/form/row-form.tsx'
import type { RowErrors } from '#web/admin/fields/field-errors.ts'
import {
  type FormErrors,
  firstItemWithError,
  withoutItemError,
} from '#web/admin/fields/field-errors.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import { newItem } from '#web/admin/fields/form-content.ts'
import type { EditedItems } from '#web/admin/fields/items/item-accordion.tsx'
import { ItemAccordion } from '#web/admin/fields/items/item-accordion.tsx'
import { ItemButtons } from '#web/admin/fields/items/item-entry.tsx'
import { entryKey, itemName } from '#web/admin/fields/items/item-title.ts'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import { lineInput } from '#web/admin/fields/text-box.tsx'
import { useWriting } from '#web/admin/fields/writing.ts'
import { labelled, labelledInside, t } from '#web/admin/i18n/translate.ts'
import { entryId, listActions, moved, removedAt } from '#web/admin/ui/ordered-list/list-actions.ts'
import styles from './item-lines.module.css'

interface ItemListProps {
  section: Section
  set: ItemSet
  items: FormItem[]
  errors: FormErrors
  setErrors: (errors: FormErrors) => void
  onChange: (items: FormItem[]) => void
  mayEdit?: boolean
  empty?: string
}

/**
 * Renders the items of a set for editing: in place if each is a line or two of text, else as an
 * accordion that opens the first, or the first with an error.
 */
export function ItemList(props: ItemListProps) {
  const { section, set, items, errors, setErrors, onChange, mayEdit = true } = props
  const [open, setOpen] = useState(firstItemWithError(errors, items) ?? items[0]?.key ?? null)
  const adding = useRef<HTMLButtonElement>(null)
  const steps = listActions<FormItem>({
    entries: items,
    keyOf: (item) => entryKey(set, item),
    nameAt: (at) => itemName(set, at),
    remove(at) {
      onChange(removedAt(items, at))
      setOpen((items[at + 1] ?? items[at - 1])?.key ?? null)
    },
    move: (from, to) => onChange(moved(items, from, to)),
    whenEmpty: () => adding.current,
  })

  function add() {
    const item = newItem(section, newKey())
    onChange([...items, item])
    setOpen(item.key)
    steps.added(item)
  }

  const edited: EditedItems = {
    set,
    items,
    errors,
    steps,
    onChange(item, patch, field) {
      const row = { ...item.row, ...patch }
      onChange(items.map((other) => (other === item ? { ...item, row } : other)))
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
        <ItemLines {...edited} mayEdit={mayEdit} />
      ) : (
        <ItemAccordion
          {...edited}
          open={open}
          onOpen={setOpen}
          inside={(item) => (
            <CommentedItem id={item.id}>
              <RowForm
                fields={set.fields}
                row={item.row}
                errors={errors.items[item.key] ?? {}}
                onChange={(patch, field) => edited.onChange(item, patch, field)}
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

interface ItemLinesProps extends EditedItems {
  mayEdit: boolean
}

function ItemLines(props: ItemLinesProps) {
  const { set, items, errors, steps, onChange, mayEdit } = props
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
          onRemove={() => steps.remove(index)}
          onMove={set.ordered ? (to) => steps.step(index, to) : null}
          onChange={(patch, field) => onChange(item, patch, field)}
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
  onChange: (patch: Row, field: Field) => void
  onRemove: () => void
  onMove: ((to: number) => void) | null
}

function ItemLine(props: ItemLineProps) {
  const { set, item, index, count, errors, mayEdit, onChange, onRemove, onMove } = props
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
    <li className={styles.line} data-row={index}>
      {set.fields.map((field, at) => (
        <TextInput
          key={field.key}
          wrapperProps={{ 'data-field': field.key }}
          {...(at === 0 ? { id: entryId(entryKey(set, item), 'main') } : {})}
          {...lineInput(field, textAt(item.row, field.wire), (text) =>
            onChange({ [field.wire]: text }, field),
          )}
          {...writing}
          className={styles.field}
          label={labelled(field.label)}
          aria-label={t('record.titled', { label: name, title: labelled(field.label) })}
          error={errors[field.wire] ?? null}
        />
      ))}
      <Group gap={2} wrap="nowrap" className={styles.buttons}>
        <ItemButtons {...{ set, item, index, count, onMove, onRemove }} />
      </Group>
    </li>
  )
}
