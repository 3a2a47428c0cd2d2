import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import { createContext, useContext } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './entry-buttons.module.css'
import { entryId } from './list-actions.ts'

/** The id of the instructions for dragging by keyboard. */
export const DragHelp = createContext<string | undefined>(undefined)

interface EntryButtonsProps {
  entry: string
  name: string
  index: number
  count: number
  onMove: ((to: number) => void) | null
  onRemove: (() => void) | null
}

const icon = { size: 18, 'aria-hidden': true } as const
const button = { variant: 'subtle', color: 'gray', size: 36 } as const

export function EntryButtons({ entry, name, index, count, onMove, onRemove }: EntryButtonsProps) {
  return (
    <>
      {onMove && (
        <>
          <ActionIcon
            {...button}
            id={entryId(entry, 'up')}
            className={styles.move}
            aria-label={t('list.moveUp', { name })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <IconArrowUp {...icon} />
          </ActionIcon>
          <ActionIcon
            {...button}
            id={entryId(entry, 'down')}
            className={styles.move}
            aria-label={t('list.moveDown', { name })}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <IconArrowDown {...icon} />
          </ActionIcon>
        </>
      )}
      {onRemove && (
        <ActionIcon
          {...button}
          id={entryId(entry, 'remove')}
          color="red"
          aria-label={t('list.remove', { name })}
          onClick={onRemove}
        >
          <IconX {...icon} />
        </ActionIcon>
      )}
    </>
  )
}

interface EntryHandleProps {
  name: string
  handleRef: (element: Element | null) => void
}

export function EntryHandle({ name, handleRef }: EntryHandleProps) {
  return (
    <ActionIcon
      {...button}
      ref={handleRef}
      aria-describedby={useContext(DragHelp)}
      aria-roledescription={t('list.draggable')}
      className={styles.handle}
      aria-label={t('list.drag', { name })}
    >
      <IconGripVertical {...icon} />
    </ActionIcon>
  )
}
