import { Accordion, ActionIcon, Group, Text } from '@mantine/core'
import {
  IconAlertCircle,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconX,
} from '@tabler/icons-react'
import type { ItemSet } from '#catalogue/declaration.ts'
import type { FormItem } from '#web/admin/form/form-content.ts'
import { controlId, moveId } from './item-ids.ts'
import styles from './item-set.module.css'
import { itemTitle } from './item-title.ts'

interface ItemHeadProps {
  set: ItemSet
  item: FormItem
  index: number
  count: number
  isWrong: boolean
  remove: () => void
  move: (to: number) => void
  /** Where the item is taken hold of for dragging. */
  handleRef: (element: Element | null) => void
}

/** An item's line: open it, move it, remove it (X only when there is more than one). */
export function ItemHead(props: ItemHeadProps) {
  const { set, item, index, count, isWrong, remove, move, handleRef } = props
  const name = `${set.label} ${index + 1}`
  const title = itemTitle(set.fields, item.row)
  return (
    <Group wrap="nowrap" gap={2} px={6}>
      {count > 1 && (
        <ActionIcon
          ref={handleRef}
          variant="subtle"
          color="gray"
          size={34}
          className={styles.handle}
          aria-label={`Drag ${name}`}
        >
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
      )}
      <Accordion.Control id={controlId(item.key)}>
        <Group gap="xs" wrap="nowrap">
          {isWrong && <IconAlertCircle size={18} className={styles.wrong} aria-label="To mend:" />}
          <Text component="span" fw={600} className={styles.number}>
            {name}
          </Text>
          <Text component="span" c="dimmed" truncate>
            {title}
          </Text>
        </Group>
      </Accordion.Control>
      {count > 1 && (
        <>
          <ActionIcon
            id={moveId(item.key, true)}
            variant="subtle"
            color="gray"
            size={34}
            className={styles.move}
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => move(index - 1)}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            id={moveId(item.key, false)}
            variant="subtle"
            color="gray"
            size={34}
            className={styles.move}
            aria-label={`Move ${name} down`}
            disabled={index === count - 1}
            onClick={() => move(index + 1)}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size={34}
            aria-label={`Remove ${name}`}
            onClick={remove}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </>
      )}
    </Group>
  )
}
