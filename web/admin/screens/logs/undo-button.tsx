import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { logLineQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { currentPlace, Refusal, sentenceOf } from '#web/admin/api/refusal.ts'
import type { Difference, LogEntry } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { ActionButton } from '#web/admin/dialogs/action-button.tsx'
import { type Asked, useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/dialogs/focus.ts'
import { DifferenceList } from '#web/admin/difference/difference-list.tsx'
import { turnedRound } from '#web/admin/difference/turned-round.ts'
import { refreshFrame } from '#web/admin/direct/frame-queries.ts'
import { say } from '#web/admin/speech/speech.ts'

/** Takes back a save that needed no approval; an undo can be undone like any other. */
export function UndoButton({ entry }: { entry: LogEntry }) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  /** Visitors see it at once, so what they see now and then is shown before. */
  async function askAndUndo() {
    setRunning(true)
    try {
      const { differences } = await queryClient.fetchQuery(logLineQuery(entry.id))
      setRunning(false)
      if (await dialogs.ask(sureToUndo(differences))) await undo()
    } catch (refused) {
      setRunning(false)
      await refuse(refused)
    }
  }

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
      onClick={() => void askAndUndo()}
    >
      {say('logs.undo')}
    </ActionButton>
  )
}

function sureToUndo(differences: Difference[]): Asked {
  return {
    title: say('logs.askUndo'),
    message: say('logs.undoMeans'),
    about: (
      <DifferenceList
        differences={differences.map(turnedRound)}
        label={say('logs.askUndo')}
        empty={say('history.noChange')}
        sides={{ before: say('difference.now'), after: say('logs.afterUndo') }}
      />
    ),
    yes: say('logs.undo'),
    no: say('logs.leaveIt'),
  }
}
