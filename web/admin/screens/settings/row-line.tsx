import { ActionIcon, Group, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import type { ItemSet } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import type { RowErrors } from '#web/admin/form/field-errors.ts'
import type { FormItem } from '#web/admin/form/form-content.ts'
import { type Row, textAt } from '#web/admin/rows/row.ts'
import { rowId } from './row-ids.ts'
import styles from './row-list.module.css'

interface RowLineProps {
  set: ItemSet
  item: FormItem
  index: number
  last: number
  errors: RowErrors
  mayEdit: boolean
  change: (patch: Row, wire: string) => void
  remove: () => void
  /** Null where the order means nothing. */
  move: ((to: number) => void) | null
}

const icon = { size: 18, 'aria-hidden': true } as const
const button = { variant: 'subtle', color: 'gray', size: 36 } as const

/** One row: its fields side by side, its buttons behind them. */
export function RowLine(props: RowLineProps) {
  const { set, item, index, last, errors, mayEdit, change, remove, move } = props
  const name = `${set.label} ${index + 1}`
  if (!mayEdit) {
    return (
      <li className={styles.row}>
        {set.fields.map((field) => (
          <Text key={field.key} className={styles.field}>
            {textAt(item.row, field.wire) || '–'}
          </Text>
        ))}
      </li>
    )
  }
  return (
    <li className={styles.row}>
      {set.fields.map((field) => (
        <TextInput
          key={field.key}
          id={rowId(item.key, field.wire)}
          className={styles.field}
          label={field.label}
          aria-label={`${name}: ${field.label}`}
          error={errors[field.wire] ?? null}
          {...(field.kind === 'link' ? addressInput : { maxLength: limits.title })}
          placeholder={placeholderOf(field)}
          value={textAt(item.row, field.wire)}
          onChange={(event) => change({ [field.wire]: event.currentTarget.value }, field.wire)}
        />
      ))}
      <Group gap={2} wrap="nowrap" className={styles.buttons}>
        {move && (
          <>
            <ActionIcon
              {...button}
              id={rowId(item.key, 'up')}
              aria-label={`Move ${name} up`}
              className={styles.move}
              disabled={index === 0}
              onClick={() => move(index - 1)}
            >
              <IconArrowUp {...icon} />
            </ActionIcon>
            <ActionIcon
              {...button}
              id={rowId(item.key, 'down')}
              aria-label={`Move ${name} down`}
              className={styles.move}
              disabled={index === last}
              onClick={() => move(index + 1)}
            >
              <IconArrowDown {...icon} />
            </ActionIcon>
          </>
        )}
        <ActionIcon
          {...button}
          id={rowId(item.key, 'remove')}
          color="red"
          aria-label={`Remove ${name}`}
          onClick={remove}
        >
          <IconX {...icon} />
        </ActionIcon>
      </Group>
    </li>
  )
}

const addressInput = {
  inputMode: 'url',
  spellCheck: false,
  autoCapitalize: 'none',
  maxLength: limits.url,
} as const

function placeholderOf(field: Field): string {
  if (field.wire === 'words') return 'fries, chips, frites'
  if (field.wire === 'name') return 'Instagram URL'
  return field.wire === 'url' ? 'https://' : '/'
}
