import { StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'
import { cspNonce } from '#web/admin/csp-nonce.ts'

interface SortableListProps {
  move: (from: number, to: number) => void
  children: ReactNode
}

/** A list whose entries can be dragged by their handles, by mouse, touch or keyboard. */
export function SortableList({ move, children }: SortableListProps) {
  return (
    <DragDropProvider
      plugins={(defaults) => [...defaults, StyleInjector.configure({ nonce: cspNonce() })]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source)) return
        if (source.initialIndex !== source.index) move(source.initialIndex, source.index)
      }}
    >
      {children}
    </DragDropProvider>
  )
}
