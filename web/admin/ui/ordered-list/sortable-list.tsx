import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { type DragDropEventHandlers, DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, useId, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { cspNonce } from '#web/admin/ui/csp-nonce.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { DragHelp } from './entry-buttons.tsx'

interface SortableListProps {
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/**
 * Renders a list that can be ordered by drag handles, by mouse, touch or keyboard. Announcements
 * are ours: the package's texts and live regions are turned off.
 */
export function SortableList({ onMove, children }: SortableListProps) {
  const help = useId()
  const [words] = useState(dragHandlers)
  return (
    <DragDropProvider
      plugins={(defaults) => [
        ...defaults.filter((plugin) => plugin !== Accessibility),
        StyleInjector.configure({ nonce: cspNonce() }),
      ]}
      {...words}
      onDragEnd={(event, manager) => {
        words.onDragEnd(event, manager)
        const { source } = event.operation
        if (event.canceled || !isSortable(source)) return
        if (source.initialIndex !== source.index) onMove(source.initialIndex, source.index)
      }}
    >
      <DragHelp value={help}>{children}</DragHelp>
      <span id={help} hidden>
        {t('list.dragHelp')}
      </span>
    </DragDropProvider>
  )
}

export interface Draggable {
  name: string
  count: number
}

type DragHandlers = Required<
  Pick<DragDropEventHandlers, 'onDragStart' | 'onDragOver' | 'onDragEnd'>
>
type Source = Parameters<DragHandlers['onDragStart']>[0]['operation']['source']

/** Announces a drag through the one live region; `listActions` announces the new position. */
function dragHandlers(): DragHandlers {
  let last = -1

  return {
    onDragStart({ operation: { source } }) {
      const held = draggedItem(source)
      if (!held) return
      last = held.place
      announce(t('list.dragStarted', held))
    },
    // The index changes only once the list has made room, which is an event of the entry over
    // itself.
    onDragOver({ operation: { source, target } }) {
      const held = draggedItem(source)
      if (!held || source?.id !== target?.id || held.place === last) return
      last = held.place
      announce(t('list.dragAt', held))
    },
    onDragEnd({ canceled, operation: { source } }) {
      const held = draggedItem(source)
      if (!held || !isSortable(source)) return
      if (canceled) announce(t('list.dragCancelled', held))
      else if (source.initialIndex === source.index) announce(t('list.dragDropped', held))
    },
  }
}

function draggedItem(source: Source): (Draggable & { place: number }) | null {
  if (!isSortable(source)) return null
  const { name, count } = source.data
  return { name: String(name ?? ''), count: Number(count), place: source.index + 1 }
}
