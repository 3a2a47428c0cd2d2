import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError, documentInConflict, errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { logLineQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { Difference, LogEntry } from '#web/admin/api/wire.gen.ts'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import { refreshLayout } from '#web/admin/documents/direct-sections/layout-load.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'

/** Undoes a save that needed no approval; an undo can be undone too. */
export function UndoButton({ entry }: { entry: LogEntry }) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  /** Asks with the difference that guests will see; asks again where somebody saved meanwhile. */
  async function askAndUndo(late?: { author: string; time: string; sentence: string }) {
    setRunning(true)
    try {
      const { undo } = await queryClient.fetchQuery({ ...logLineQuery(entry.id), staleTime: 0 })
      setRunning(false)
      const question = sureToUndo(undo?.differences ?? [], late && t('logs.newest', late))
      if (await dialogs.confirm(question)) await undoNow(undo?.version)
    } catch (error) {
      setRunning(false)
      await showError(error)
    }
  }

  async function undoNow(version: number | undefined) {
    setRunning(true)
    const body = version === undefined ? {} : { version }
    const { message } = await postApi('/logs/{id}/undo', { id: entry.id, body })
    setRunning(false)
    void refreshLayout()
    await dialogs.show({ tone: 'success', title: t('logs.undone'), message })
    // The undone line has no button any more.
    focusIfLost({ current: document.getElementById('content') })
  }

  async function showError(error: unknown) {
    if (error instanceof ApiError && error.status === 401) return
    const record = documentInConflict(error)?.record
    const sentence = errorMessage(error)
    if (record) {
      const { author, updated_at } = record
      return askAndUndo({ author, time: formatMoment(updated_at), sentence })
    }
    await dialogs.show({ tone: 'error', title: t('logs.notUndone'), message: sentence })
    await refreshLayout()
  }

  return (
    <ActionButton
      size="compact-sm"
      variant="default"
      isRunning={isRunning}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      aria-label={t('logs.undoNamed', {
        description: entry.description,
        time: formatMoment(entry.created_at),
      })}
      onClick={() => void askAndUndo()}
    >
      {t('logs.undo')}
    </ActionButton>
  )
}

/** @param late why it is asked again: somebody saved something newer */
function sureToUndo(differences: Difference[], late: string | undefined): Confirmation {
  return {
    title: late ? t('logs.notUndone') : t('logs.askUndo'),
    message: late ?? t('logs.undoMeans'),
    about: (
      <DifferenceList
        differences={differences}
        label={t('logs.askUndo')}
        empty={t('history.noChange')}
        sides={{ before: t('difference.now'), after: t('logs.afterUndo') }}
      />
    ),
    yes: late ? t('logs.undoAnyway') : t('logs.undo'),
  }
}
