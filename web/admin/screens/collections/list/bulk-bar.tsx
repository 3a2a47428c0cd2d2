import { IconArchive, IconSend } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { type EntryLine, takeSelected } from '#web/admin/api/collection-calls.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import { labelled, say } from '#web/admin/i18n/speech.ts'
import { SelectedBar } from '#web/admin/lists/selection/selected-bar.tsx'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import { useSelectedWork } from '#web/admin/lists/selection/use-selected-work.ts'
import { titleOfLine } from '#web/admin/lists/title-of-line.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import type { Asked } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'

interface BulkBarProps {
  collection: Collection
  selection: Selection<EntryLine>
  heading: RefObject<HTMLHeadingElement | null>
}

type Action = 'submit' | 'archive'

const icon = { size: 18, 'aria-hidden': true } as const

/** What can be done with all entries that are chosen. */
export function BulkBar({ collection, selection, heading }: BulkBarProps) {
  const count = selection.chosen.length
  const work = useSelectedWork<Action, EntryLine>({
    selection,
    title: labelled(collection.plural),
    titleOf: titleOfLine,
    refresh: () => void refreshContent(),
    heading,
  })
  const take = (action: Action) => {
    const send = (ids: number[]) => takeSelected(collection, { action, ids })
    return void work.take(action, send, sureTo(action, count))
  }
  return (
    <SelectedBar
      label={say('bulk.region')}
      chosen={say('bulk.chosen', { count })}
      progress={work.running && work.sent > 0 ? { done: work.sent, count } : null}
      clear={() => {
        selection.clear()
        focusIfLost(heading)
      }}
    >
      <ActionButton
        isRunning={work.running === 'submit'}
        leftSection={<IconSend {...icon} />}
        onClick={() => take('submit')}
      >
        {say('card.submit')}
      </ActionButton>
      <ActionButton
        variant="default"
        isRunning={work.running === 'archive'}
        leftSection={<IconArchive {...icon} />}
        onClick={() => take('archive')}
      >
        {say('entry.archive')}
      </ActionButton>
    </SelectedBar>
  )
}

function sureTo(action: Action, count: number): Asked {
  const no = say('bulk.notYet')
  return action === 'submit'
    ? {
        title: say('bulk.askSubmit', { count }),
        message: say('bulk.submitMeans'),
        yes: say('card.submit'),
        no,
      }
    : {
        title: say('bulk.askArchive', { count }),
        message: say('entry.archiveMeans'),
        yes: say('entry.archive'),
        no,
      }
}
