import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import type { MenuPage } from './builder.ts'
import styles from './menu-builder.module.css'
import { entryButtonId } from './structure-ids.ts'

interface EntryProps {
  page: MenuPage
  index: number
}

interface StructureEntryProps extends EntryProps {
  count: number
  remove: () => void
  move: (to: number) => void
}

const icon = { size: 18, 'aria-hidden': true } as const
const button = { variant: 'subtle', color: 'gray', size: 36 } as const

/** One page of the menu: its number, its name, and what moves or removes it. */
export function StructureEntry({ page, index, count, remove, move }: StructureEntryProps) {
  const { ref, handleRef } = useSortable({ id: page.id, index })
  return (
    <li ref={ref} className={styles.entry}>
      <ActionIcon
        {...button}
        ref={handleRef}
        className={styles.handle}
        aria-label={`Drag ${page.name}`}
      >
        <IconGripVertical {...icon} />
      </ActionIcon>
      <Named page={page} index={index} />
      <ActionIcon
        {...button}
        id={entryButtonId(page.id, 'up')}
        className={styles.move}
        aria-label={`Move ${page.name} up`}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon
        {...button}
        id={entryButtonId(page.id, 'down')}
        className={styles.move}
        aria-label={`Move ${page.name} down`}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      >
        <IconArrowDown {...icon} />
      </ActionIcon>
      <ActionIcon
        {...button}
        id={entryButtonId(page.id, 'remove')}
        color="red"
        aria-label={`Remove ${page.name}`}
        onClick={remove}
      >
        <IconX {...icon} />
      </ActionIcon>
    </li>
  )
}

/** The same for people who only look. */
export function ShownEntry(props: EntryProps) {
  return (
    <li className={styles.entry}>
      <Named {...props} />
    </li>
  )
}

function Named({ page, index }: EntryProps) {
  return (
    <>
      <span className={styles.number}>{index + 1}.</span>
      <span className={styles.name}>{page.name}</span>
    </>
  )
}
