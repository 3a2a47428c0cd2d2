import { isSortable } from '@dnd-kit/react/sortable'
import { say } from '#web/admin/speech/speech.ts'

interface Dragged {
  operation: { source: Parameters<typeof isSortable>[0] }
}

/** What is said aloud while an entry is dragged; where it has come to stand is said by the list. */
export const dragAnnouncements = {
  dragstart: (event: Dragged) => about(event, (name) => say('list.dragStarted', { name })),
  dragover: (event: Dragged) => about(event, (name, place) => say('list.dragAt', { name, place })),
  dragend: (event: Dragged & { canceled: boolean }) =>
    about(event, (name) => {
      return event.canceled
        ? say('list.dragCancelled', { name })
        : say('list.dragDropped', { name })
    }),
}

/** How a handle is used without a mouse. */
export function dragInstructions() {
  return { draggable: say('list.dragHelp') }
}

function about(
  { operation: { source } }: Dragged,
  words: (name: string, place: number) => string,
): string | undefined {
  if (!isSortable(source)) return undefined
  return words(String(source.data.name ?? ''), source.index + 1)
}
