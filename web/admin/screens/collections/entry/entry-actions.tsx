import { IconArchive, IconArchiveOff, IconCopy, IconDoor, IconDoorOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import type { Answer } from '#web/admin/api/call-api.ts'
import {
  archiveEntry,
  duplicateEntry,
  type EntryState,
  saveEntry,
} from '#web/admin/api/collection-calls.ts'
import { newKey } from '#web/admin/api/new-key.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import { entryScreen } from '#web/admin/documents/entry/entry-screen-path.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { entryStatusOf } from './entry-status-of.ts'

type Running = 'duplicate' | 'archive' | 'bringBack'

interface EntryStepsProps {
  collection: Collection
  entry: EntryState
  title: string
}

const icon = { size: 18, 'aria-hidden': true } as const

/** What can be done with an entry as a whole, where the server lets this person edit it. */
export function EntryActions({ collection, entry, title }: EntryStepsProps) {
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const [running, setRunning] = useState<Running | null>(null)
  const id = entry.entry_id
  const mayEdit = entry.can.includes('edit')
  const { archived } = entryStatusOf(entry)
  const isOpen = entry.records.open !== null

  async function run(step: Running, call: () => Promise<Answer<unknown>>): Promise<boolean> {
    setRunning(step)
    try {
      const { message } = await call()
      setRunning(null)
      void refreshContent()
      await dialogs.tell({ tone: 'success', title, message })
      return true
    } catch (refused) {
      setRunning(null)
      if (refused instanceof Refusal && refused.status === 401) return false
      const details = refused instanceof Refusal ? Object.values(refused.errors).flat() : []
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused), details })
      return false
    }
  }

  async function duplicate() {
    let copy = 0
    const isDone = await run('duplicate', async () => {
      const answer = await duplicateEntry(collection, id)
      copy = answer.data.id
      return answer
    })
    if (isDone) void navigate(entryScreen(collection, copy))
  }

  async function archive() {
    const version = entry.record?.version
    if (await dialogs.ask(sureToArchive(title)))
      await run('archive', () => archiveEntry(collection, id, version))
  }

  async function bringBack() {
    if (!(await dialogs.ask(sureToBringBack(title)))) return
    const version = entry.record?.version
    const body = { archived: false, approval: 1, ...(version ? { version } : {}) }
    const save = { recordId: null, language: '' as const, body, key: newKey() }
    await run('bringBack', () => saveEntry(collection, id, save))
  }

  if (!mayEdit) return null
  return (
    <>
      {collection.singletons.length === 0 && (
        <ActionButton
          variant="default"
          isRunning={running === 'duplicate'}
          leftSection={<IconCopy {...icon} />}
          onClick={() => void duplicate()}
        >
          {t('entry.duplicate')}
        </ActionButton>
      )}
      {!isOpen && !archived && <ToggleButton {...{ collection, entry, title }} />}
      {!isOpen && !archived && (
        <ActionButton
          variant="default"
          isRunning={running === 'archive'}
          leftSection={<IconArchive {...icon} />}
          onClick={() => void archive()}
        >
          {t('entry.archive')}
        </ActionButton>
      )}
      {!isOpen && archived && (
        <ActionButton
          variant="default"
          isRunning={running === 'bringBack'}
          leftSection={<IconArchiveOff {...icon} />}
          onClick={() => void bringBack()}
        >
          {t('entry.bringBack')}
        </ActionButton>
      )}
    </>
  )
}

function sureToArchive(title: string): Confirmation {
  return {
    title: t('entry.askArchive', { title }),
    message: t('entry.archiveMeans'),
    yes: t('entry.archive'),
    no: t('entry.leaveIt'),
  }
}

function sureToBringBack(title: string): Confirmation {
  return {
    title: t('entry.askBringBack', { title }),
    message: t('entry.bringBackMeans'),
    yes: t('entry.bringBack'),
    no: t('entry.leaveIt'),
  }
}

interface TurnButtonProps {
  collection: Collection
  entry: EntryState
  title: string
}

/** Closed for now and back in two taps: a change of this one field, sent for approval at once. */
function ToggleButton({ collection: { turn, ...collection }, entry, title }: TurnButtonProps) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)
  const now = turn && textAt(entry.values, turn.field)
  const to = turn && [turn.on, turn.off].find(({ value }) => value !== now)
  const isEither = turn && [turn.on, turn.off].some(({ value }) => value === now)
  if (!turn || !to || !isEither) return null
  const Icon = to === turn.on ? IconDoorOff : IconDoor
  const label = labelled(to.label)

  async function run(body: Parameters<typeof saveEntry>[2]['body']) {
    const of = { ...collection, turn }
    setRunning(true)
    try {
      const { message } = await saveEntry(of, entry.entry_id, {
        recordId: null,
        language: '',
        body,
        key: newKey(),
      })
      void refreshContent()
      await dialogs.tell({ tone: 'success', title, message })
    } catch (refused) {
      if (refused instanceof Refusal && refused.status === 401) return
      const details = refused instanceof Refusal ? Object.values(refused.errors).flat() : []
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused), details })
    } finally {
      setRunning(false)
    }
  }

  async function ask(field: string, value: string) {
    const isSure = await dialogs.ask({
      title: t('entry.askTurn', { title, state: label }),
      message: t('entry.turnMeans'),
      yes: t('entry.turnYes'),
      no: t('entry.leaveIt'),
    })
    const version = entry.record?.version
    if (isSure) await run({ [field]: value, approval: 1, ...(version ? { version } : {}) })
  }

  return (
    <ActionButton
      variant="default"
      isRunning={isRunning}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => void ask(turn.field, to.value)}
    >
      {label}
    </ActionButton>
  )
}
