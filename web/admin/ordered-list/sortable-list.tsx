import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'
import { cspNonce } from '#web/admin/csp-nonce.ts'
import { dragAnnouncements, dragInstructions } from './drag-words.ts'

interface SortableListProps {
  move: (from: number, to: number) => void
  children: ReactNode
}

/** A list whose entries can be dragged by their handles, by mouse, touch or keyboard; each has a `name`. */
export function SortableList({ move, children }: SortableListProps) {
  return (
    <DragDropProvider
      plugins={(defaults) => [
        ...defaults.filter((plugin) => plugin !== Accessibility),
        Accessibility.configure({
          announcements: dragAnnouncements,
          screenReaderInstructions: dragInstructions(),
        }),
        StyleInjector.configure({ nonce: cspNonce() }),
      ]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source)) return
        if (source.initialIndex !== source.index) move(source.initialIndex, source.index)
      }}
    >
      {children}
    </DragDropProvider>
  )
}
