import { IconDoor, IconDoorOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { type EntryState, saveEntry } from '#web/admin/api/collection-calls.ts'
import { newKey } from '#web/admin/api/new-key.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

interface TurnButtonProps {
  collection: Collection
  entry: EntryState
  title: string
}

/** Closed for now and back in two taps: a change of this one field, sent for approval at once. */
export function ToggleButton({
  collection: { turn, ...collection },
  entry,
  title,
}: TurnButtonProps) {
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
