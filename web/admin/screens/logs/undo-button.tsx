import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { currentPlace, Refusal, sentenceOf } from '#web/admin/api/refusal.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { ActionButton } from '#web/admin/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/dialogs/focus.ts'
import { refreshFrame } from '#web/admin/direct/frame-queries.ts'
import { say } from '#web/admin/speech/speech.ts'

/** Takes back a save that needed no approval, with one click; an undo can be undone like any other. */
export function UndoButton({ entry }: { entry: LogEntry }) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function undo(version?: number) {
    setRunning(true)
    try {
      const { message } = await postApi('/logs/{id}/undo', {
        id: entry.id,
        body: version === undefined ? {} : { version },
      })
      setRunning(false)
      void refreshFrame()
      await dialogs.tell({ tone: 'success', title: say('logs.undone'), message })
      // The line that was undone has no button any more.
      focusIfLost({ current: document.getElementById('content') })
    } catch (refused) {
      setRunning(false)
      await refuse(refused)
    }
  }

  async function refuse(refused: unknown) {
    const current = currentPlace(refused)
    const title = say('logs.notUndone')
    if (!current?.record) {
      if (refused instanceof Refusal && refused.status === 401) return
      await dialogs.tell({ tone: 'error', title, message: sentenceOf(refused) })
      return refreshFrame()
    }
    const { author, updated_at, version } = current.record
    const isSure = await dialogs.ask({
      title,
      message: say('logs.newest', {
        sentence: sentenceOf(refused),
        author,
        time: momentWords(updated_at),
      }),
      yes: say('logs.goBack'),
      no: say('logs.leaveIt'),
    })
    if (isSure) await undo(version)
  }

  return (
    <ActionButton
      size="compact-sm"
      variant="default"
      isRunning={isRunning}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      aria-label={say('logs.undoLine', {
        description: entry.description,
        time: momentWords(entry.created_at),
      })}
      onClick={() => void undo()}
    >
      {say('logs.undo')}
    </ActionButton>
  )
}
