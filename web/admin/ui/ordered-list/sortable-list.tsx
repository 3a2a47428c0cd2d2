import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { type DragDropEventHandlers, DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { createContext, type ReactNode, useId, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { cspNonce } from '#web/admin/ui/csp-nonce.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

interface SortableListProps {
  move: (from: number, to: number) => void
  children: ReactNode
}

/**
 * A list whose entries can be dragged by their handles, by mouse, touch or keyboard; each is `Draggable`.
 * What screen readers hear is all ours: the package's own words and regions are left out.
 */
export function SortableList({ move, children }: SortableListProps) {
  const help = useId()
  const [words] = useState(dragWords)
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
        if (source.initialIndex !== source.index) move(source.initialIndex, source.index)
      }}
    >
      <DragHelp value={help}>{children}</DragHelp>
      <span id={help} hidden>
        {t('list.dragHelp')}
      </span>
    </DragDropProvider>
  )
}

/** The id of what says how a handle is used without a mouse. */
export const DragHelp = createContext<string | undefined>(undefined)

/** What an entry says of itself where it is made a thing to drag. */
export interface Draggable {
  /** How a person calls it. */
  name: string
  /** How many entries the list has. */
  count: number
}

type Words = Required<Pick<DragDropEventHandlers, 'onDragStart' | 'onDragOver' | 'onDragEnd'>>
type Source = Parameters<Words['onDragStart']>[0]['operation']['source']

/**
 * What is said aloud while an entry is dragged, by the back office's one voice, so that sentences come
 * in their order. Where an entry has been moved to, its list says (`entry-steps.ts`).
 */
function dragWords(): Words {
  let last = -1

  return {
    onDragStart({ operation: { source } }) {
      const held = heldIn(source)
      if (!held) return
      last = held.place
      announce(t('list.dragStarted', held))
    },
    // Its place is another one only once the list has made room, which counts as going over itself.
    onDragOver({ operation: { source, target } }) {
      const held = heldIn(source)
      if (!held || source?.id !== target?.id || held.place === last) return
      last = held.place
      announce(t('list.dragAt', held))
    },
    onDragEnd({ canceled, operation: { source } }) {
      const held = heldIn(source)
      if (!held || !isSortable(source)) return
      if (canceled) announce(t('list.dragCancelled', held))
      else if (source.initialIndex === source.index) announce(t('list.dragDropped', held))
    },
  }
}

function heldIn(source: Source): (Draggable & { place: number }) | null {
  if (!isSortable(source)) return null
  const { name, count } = source.data
  return { name: String(name ?? ''), count: Number(count), place: source.index + 1 }
}
