import { Accessibility, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { createContext, type ReactNode, useId, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { cspNonce } from '#web/admin/ui/csp-nonce.ts'
import { dragWords } from './drag-words.ts'

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
