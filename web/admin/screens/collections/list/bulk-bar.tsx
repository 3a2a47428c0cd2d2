import { IconArchive, IconCopy, IconPencil, IconSend } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import { singletonOf } from '#catalogue/screens.ts'
import {
  applyToSelected,
  bulkEditor,
  duplicateEntry,
  type EntryRow,
} from '#web/admin/api/collection-calls.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { entryScreen } from '#web/admin/documents/entry/entry-shape.ts'
import { useMayAdd } from '#web/admin/documents/languages/use-may-add.ts'
import { aboutLinks } from '#web/admin/documents/links/about-links.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { SelectedBar, useSelectedWork } from '#web/admin/lists/selection/selected-bar.tsx'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import type { Confirmation } from '#web/admin/ui/dialogs/dialog-context.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { entryTitle } from '#web/admin/ui/status/entry-badges.tsx'

interface BulkBarProps {
  collection: Collection
  selection: Selection<EntryRow>
  heading: RefObject<HTMLHeadingElement | null>
}

type Action = 'submit' | 'archive' | 'edit'

const BulkEditDialog = dialogLater(
  async () => (await import('./bulk-edit-dialog.tsx')).BulkEditDialog,
)

const icon = { size: 18, 'aria-hidden': true } as const

export function BulkBar({ collection, selection, heading }: BulkBarProps) {
  const count = selection.chosen.length
  const [isEditing, setEditing] = useState(false)
  const listed = {
    selection,
    title: labelled(collection.plural),
    titleOf: entryTitle,
    refresh: () => void refreshContent(),
    heading,
  }
  const work = useSelectedWork<Action, EntryRow>(listed)
  const navigate = useNavigate()
  const copying = useAction(listed.title, { refresh: listed.refresh })
  const mayAdd = useMayAdd()(collection)
  const [only] = count === 1 ? selection.chosen : []
  const duplicate = async (id: number) => {
    const copy = await copying.run('run', () => duplicateEntry(collection, id))
    if (copy) void navigate(entryScreen(collection, copy.data.id))
  }
  const take = async (action: 'submit' | 'archive') => {
    const send = (ids: number[]) => applyToSelected(collection, { action, ids })
    const chosen = selection.chosen.map(({ id }) => id)
    const about = action === 'archive' ? await aboutLinks(collection, chosen) : {}
    await work.take(action, send, { ...sureTo(action, count), ...about })
  }
  return (
    <SelectedBar
      label={t('bulk.region')}
      chosen={t('bulk.chosen', { count })}
      selection={selection}
      sent={work.running ? work.sent : 0}
      heading={heading}
    >
      <ActionButton
        variant="default"
        isRunning={work.running === 'edit'}
        aria-haspopup="dialog"
        leftSection={<IconPencil {...icon} />}
        onClick={() => setEditing(true)}
      >
        {t('bulk.edit')}
      </ActionButton>
      {mayAdd && only && !singletonOf(collection.singletons, only.slug) && (
        <ActionButton
          variant="default"
          isRunning={copying.running !== null}
          leftSection={<IconCopy {...icon} />}
          onClick={() => void duplicate(only.id)}
        >
          {t('entry.duplicate')}
        </ActionButton>
      )}
      {isEditing && (
        <BulkEditDialog
          collection={collection}
          targets={{ ids: selection.chosen.map(({ id }) => id) }}
          count={count}
          sent={work.running ? work.sent : 0}
          isSaving={work.running === 'edit'}
          onSave={(change) => void work.take('edit', bulkEditor(collection, change), null)}
          onClose={() => setEditing(false)}
        />
      )}
      <ActionButton
        isRunning={work.running === 'submit'}
        leftSection={<IconSend {...icon} />}
        onClick={() => void take('submit')}
      >
        {t('card.submit')}
      </ActionButton>
      <ActionButton
        variant="default"
        isRunning={work.running === 'archive'}
        leftSection={<IconArchive {...icon} />}
        onClick={() => void take('archive')}
      >
        {t('entry.archive')}
      </ActionButton>
    </SelectedBar>
  )
}

function sureTo(action: 'submit' | 'archive', count: number): Confirmation {
  return action === 'submit'
    ? {
        title: t('bulk.askSubmit', { count }),
        message: t('bulk.submitMeans'),
        yes: t('card.submit'),
      }
    : {
        title: t('bulk.askArchive', { count }),
        message: t('entry.archiveMeans'),
        yes: t('entry.archive'),
        isDanger: true,
      }
}
