import { IconArchive, IconArchiveOff, IconCopy, IconDoor, IconDoorOff } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import { singletonOf } from '#catalogue/screens.ts'
import {
  archiveEntry,
  duplicateEntry,
  type EntryState,
  saveEntry,
} from '#web/admin/api/collection-calls.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import { entryScreen } from '#web/admin/documents/entry/entry-shape.ts'
import { useMayAdd } from '#web/admin/documents/languages/use-may-add.ts'
import { aboutLinks } from '#web/admin/documents/links/about-links.ts'
import { type Row, textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { visibilityOf } from '#web/admin/ui/status/entry-badges.tsx'

type Step = 'duplicate' | 'archive' | 'bringBack' | 'toggle'

interface EntryActionsProps {
  collection: Collection
  entry: EntryState
  title: string
}

/** Renders the actions on a whole entry, for people who may edit it. */
export function EntryActions({ collection, entry, title }: EntryActionsProps) {
  const mayAdd = useMayAdd()(collection)
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const refresh = () => void refreshContent()
  const { running, run } = useAction<Step>(title, { refresh })
  const { entry_id: id, record, records, campaign } = entry
  const { archived } = visibilityOf(records)

  async function duplicate() {
    const copy = await run('duplicate', () => duplicateEntry(collection, id))
    if (copy) void navigate(entryScreen(collection, copy.data.id))
  }

  async function archive() {
    const isSure = await dialogs.confirm({
      title: t('entry.askArchive', { title }),
      message: t('entry.archiveMeans'),
      yes: t('entry.archive'),
      ...(await aboutLinks(collection, [id])),
      isDanger: true,
    })
    if (isSure) await run('archive', () => archiveEntry(collection, id, record?.version))
  }

  /** Submits a change of these values only, after asking. */
  async function submit(step: Step, values: Row, question: Confirmation) {
    if (!(await dialogs.confirm(question))) return
    const body = { ...values, approval: 1, ...(record ? { version: record.version } : {}) }
    const save = { recordId: null, campaign, body, key: newKey() }
    await run(step, () => saveEntry(collection, id, save))
  }

  function bringBack() {
    return submit(
      'bringBack',
      { archived: false },
      {
        title: t('entry.askRestore', { title }),
        message: t('entry.restoreMeans'),
        yes: t('entry.restore'),
      },
    )
  }

  function toggle(field: string, value: string, state: string) {
    return submit(
      'toggle',
      { [field]: value },
      {
        title: t('entry.askToggle', { title, state }),
        message: t('entry.toggleMeans'),
        yes: t('entry.submitToggle'),
      },
    )
  }

  const button = (step: Step, label: string, Icon: typeof IconCopy, start: () => Promise<void>) => (
    <ActionButton
      variant="default"
      isRunning={running === step}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => void start()}
    >
      {label}
    </ActionButton>
  )
  if (!entry.can.includes('edit')) return null
  const isDuplicable = mayAdd && !singletonOf(collection.singletons, textAt(entry.values, 'slug'))
  const next = toggleOf(collection, entry)
  const isOpen = records.open !== null
  // Copies and the archive are the site's.
  const isOnSite = campaign === undefined
  return (
    <>
      {isOnSite && isDuplicable && button('duplicate', t('entry.duplicate'), IconCopy, duplicate)}
      {!isOpen &&
        !archived &&
        next &&
        button('toggle', labelled(next.label), next.isOn ? IconDoorOff : IconDoor, () =>
          toggle(next.field, next.value, labelled(next.label)),
        )}
      {isOnSite &&
        !isOpen &&
        !archived &&
        button('archive', t('entry.archive'), IconArchive, archive)}
      {isOnSite &&
        !isOpen &&
        archived &&
        button('bringBack', t('entry.restore'), IconArchiveOff, bringBack)}
    </>
  )
}

/** Returns the other value of the field that two taps change; null where it has neither. */
function toggleOf({ toggle: turn }: Collection, { values }: EntryState) {
  if (!turn) return null
  const { field, on, off } = turn
  const now = textAt(values, field)
  if (now === on.value) return { field, ...off, isOn: false }
  return now === off.value ? { field, ...on, isOn: true } : null
}
