import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import type { MenuPage } from './builder.ts'
import styles from './menu-builder.module.css'
import { entryButtonId } from './structure-ids.ts'

interface StructureEntryProps {
  page: MenuPage
  index: number
  count: number
  mayEdit: boolean
  remove: () => void
  move: (to: number) => void
}

const icon = { size: 18, 'aria-hidden': true } as const
const button = { variant: 'subtle', color: 'gray', size: 36 } as const

/** One page of the menu: its number, its name, and what moves or removes it. */
export function StructureEntry({ page, index, count, mayEdit, remove, move }: StructureEntryProps) {
  const { ref, handleRef } = useSortable({ id: page.id, index, disabled: !mayEdit })
  return (
    <li ref={ref} className={styles.entry}>
      {mayEdit && (
        <ActionIcon
          {...button}
          ref={handleRef}
          className={styles.handle}
          aria-label={`Drag ${page.name}`}
        >
          <IconGripVertical {...icon} />
        </ActionIcon>
      )}
      <Text span className={styles.number}>
        {index + 1}.
      </Text>
      <Text span fw={500} className={styles.name}>
        {page.name}
      </Text>
      {mayEdit && (
        <>
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
        </>
      )}
    </li>
  )
}
