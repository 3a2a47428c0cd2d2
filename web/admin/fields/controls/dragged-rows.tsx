import { Button, Group, Input, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconCopy, IconPlus } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Field, RowKind, RowShape } from '#catalogue/field.ts'
import { gone } from '#catalogue/fields/lists/gone-kind.ts'
import type { NestingProps } from '#web/admin/fields/control.ts'
import { errorsInside, noErrors, type RowErrors } from '#web/admin/fields/field-errors.ts'
import { fieldLabels } from '#web/admin/fields/field-labels.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import { ItemAccordion } from '#web/admin/fields/items/item-accordion.tsx'
import {
  entryKey,
  fieldsOfItem,
  itemName,
  type ListedSet,
} from '#web/admin/fields/items/item-title.ts'
import { emptyRow, idAt, newRowId, type Row, rowsAt, textAt } from '#web/admin/fields/row.ts'
import { labelledInside, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import {
  focusEntry,
  listActions,
  moved,
  removedAt,
} from '#web/admin/ui/ordered-list/list-actions.ts'
import { BlockPalette } from './block-palette.tsx'
import styles from './dragged-rows.module.css'
import { DropPictures } from './drop-pictures.tsx'

export function DraggedRows(props: NestingProps) {
  const { field, row, onChange, error, inside = {} } = props
  const id = useId()
  const set = setOf(field.wire, field.rows)
  const items = rowsAt(row, field.wire).map(asItem)
  const errors = byItem(inside, items)
  const wrong = items.find(({ key }) => errors[key])?.key
  const [open, setOpen] = useState(wrong ?? items[0]?.key ?? null)
  const [removed, setRemoved] = useState<{ item: FormItem; at: number } | null>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const kinds = field.rows?.kinds
  const { label, description } = fieldLabels(field)
  useEffect(() => {
    if (wrong !== undefined) setOpen(wrong)
  }, [wrong])

  function put(next: readonly FormItem[]) {
    onChange({ [field.wire]: next.map((item) => ({ ...item.row, id: item.id })) })
  }

  const steps = listActions<FormItem>({
    entries: items,
    keyOf: (item) => entryKey(set, item),
    nameAt: (at) => itemName(set, at),
    remove(at) {
      const item = items[at]
      put(removedAt(items, at))
      if (item) setRemoved({ item, at })
      setOpen((items[at + 1] ?? items[at - 1])?.key ?? null)
    },
    move: (from, to) => put(moved(items, from, to)),
    whenEmpty: () => adding.current,
  })

  function add(fields: readonly Field[]) {
    const item = asItem({ ...emptyRow(fields), id: newRowId() })
    put([...items, item])
    setOpen(item.key)
    setRemoved(null)
    steps.added(item)
  }

  function addPictures(rows: readonly Row[]) {
    put([...items, ...rows.map((added) => asItem({ ...added, id: newRowId() }))])
    setRemoved(null)
  }

  function choose(kind: RowKind) {
    setChoosing(false)
    add(kind.fields)
  }

  function duplicate(item: FormItem) {
    const at = items.indexOf(item) + 1
    const copy = asItem({ ...item.row, id: newRowId() })
    put([...items.slice(0, at), copy, ...items.slice(at)])
    setOpen(copy.key)
    setRemoved(null)
    announce(t('blocks.duplicated', { name: itemName(set, at - 1) }))
    focusEntry(entryKey(set, copy))
  }

  function bringBack(gone: { item: FormItem; at: number }) {
    put([...items.slice(0, gone.at), gone.item, ...items.slice(gone.at)])
    setOpen(gone.item.key)
    setRemoved(null)
    announce(t('rows.undone', { name: itemName(set, gone.at) }))
    focusEntry(entryKey(set, gone.item))
  }

  return (
    <Stack gap="xs" role="group" aria-labelledby={`${id}-label`} align="flex-start">
      <Input.Label component="div" id={`${id}-label`} required={field.required}>
        {label}
      </Input.Label>
      {description && <Input.Description>{description}</Input.Description>}
      {error && <Input.Error>{error}</Input.Error>}
      {items.length === 0 && (
        <Text c="dimmed">{t('rows.none', { item: labelledInside(set.label) })}</Text>
      )}
      <ItemAccordion
        set={set}
        items={items}
        errors={{ ...noErrors, items: errors }}
        steps={steps}
        open={open}
        onOpen={setOpen}
        mayBeEmpty={set.fixed === null && set.min === 0}
        inside={(item) => (
          <>
            <RowFields {...props} {...{ item, items, onItemsChange: put, set }} />
            {kinds && set.fixed === null && item.row.kind !== gone && (
              <Button
                mt="md"
                size="compact-md"
                variant="default"
                leftSection={<IconCopy size={16} aria-hidden />}
                disabled={items.length >= set.max}
                onClick={() => duplicate(item)}
              >
                {t('blocks.duplicate', { name: itemName(set, items.indexOf(item)) })}
              </Button>
            )}
          </>
        )}
      />
      {removed && (
        <RemovedNote name={itemName(set, removed.at)} onUndo={() => bringBack(removed)} />
      )}
      {set.fixed === null && (
        <Button
          ref={adding}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={items.length >= set.max}
          data-invalid={error ? true : undefined}
          onClick={() => (kinds ? setChoosing(true) : add(set.fields))}
        >
          {t('items.add', { item: labelledInside(set.label) })}
        </Button>
      )}
      {!kinds && <DropPictures set={set} count={items.length} onAdd={addPictures} />}
      {kinds && isChoosing && (
        <BlockPalette kinds={kinds} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </Stack>
  )
}

function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <Group gap="xs">
      <Text size="sm">{t('list.removed', { name })}</Text>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={onUndo}
      >
        {t('rows.undo')}
      </Button>
    </Group>
  )
}

interface RowFieldsProps extends NestingProps {
  item: FormItem
  items: readonly FormItem[]
  onItemsChange: (items: readonly FormItem[]) => void
  set: ListedSet
}

function RowFields({ Control, item, items, onItemsChange, set, inside = {} }: RowFieldsProps) {
  const errors = errorsInside(inside, String(items.indexOf(item)))
  if (item.row.kind === gone)
    return <Text>{t('blocks.gone', { kind: textAt(item.row, 'former_kind') })}</Text>
  return (
    <div className={styles.fields}>
      {fieldsOfItem(set, item).map((field) => (
        <div
          key={field.key}
          data-field={field.key}
          className={isNumber(field) ? undefined : styles.wide}
        >
          <Control
            field={field}
            row={item.row}
            error={errors[field.wire] ?? null}
            inside={errorsInside(errors, field.wire)}
            onChange={(patch) => {
              const row = { ...item.row, ...patch }
              onItemsChange(items.map((other) => (other === item ? { ...other, row } : other)))
            }}
          />
        </div>
      ))}
    </div>
  )
}

/** Whether a field is short enough to share a line. */
function isNumber({ kind }: Field): boolean {
  return kind === 'money' || kind === 'quantity' || kind === 'measure'
}

function setOf(wire: string, rows: RowShape | undefined): ListedSet {
  const { fields = [], label = '', min = 0, max = 0, isFixed = false } = rows ?? {}
  const fieldsOf = rows?.fieldsOf ?? (() => fields)
  const fixed = isFixed ? [] : null
  const rest = { removeWire: '', plural: '', naturalKey: null, ordered: !isFixed, fixed }
  return { wire, label, fields, fieldsOf, min, max, ...rest }
}

function asItem(row: ReturnType<typeof rowsAt>[number]): FormItem {
  const id = idAt(row, 'id')
  return { key: `row-${id}`, id, row }
}

function byItem(inside: RowErrors, items: readonly FormItem[]): Record<string, RowErrors> {
  const changed = items.flatMap(({ key }, at) => {
    const errors = errorsInside(inside, String(at))
    return Object.keys(errors).length > 0 ? [[key, errors] as const] : []
  })
  return Object.fromEntries(changed)
}
