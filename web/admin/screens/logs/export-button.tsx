import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { addressOf, authorization, parseEnvelope, settle } from '#web/admin/api/call-api.ts'
import type { LogFilter } from '#web/admin/api/queries.ts'
import { Refusal, sentenceOf } from '#web/admin/api/refusal.ts'
import { ActionButton } from '#web/admin/dialogs/action-button.tsx'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { say } from '#web/admin/speech/speech.ts'

/** Saves the lines that the filters show, all pages of them, as a file for spreadsheets. */
export function ExportButton({ filter }: { filter: LogFilter }) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function run() {
    setRunning(true)
    try {
      saveFile(await fetchLog(filter), 'activity.csv')
      announce(say('logs.exported', { file: 'activity.csv' }))
    } catch (refused) {
      const isOver = refused instanceof Refusal && refused.status === 401
      const message = sentenceOf(refused)
      if (!isOver) await dialogs.tell({ tone: 'error', title: say('logs.exportTitle'), message })
    } finally {
      setRunning(false)
    }
  }

  return (
    <ActionButton
      variant="default"
      isRunning={isRunning}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void run()}
    >
      {say('logs.export')}
    </ActionButton>
  )
}

async function fetchLog(query: LogFilter): Promise<Blob> {
  const address = addressOf('/logs/export', { query })
  const answer = await fetch(address, { headers: { authorization: authorization() } })
  if (answer.ok) return answer.blob()
  settle(answer.status, parseEnvelope(await answer.text()))
  throw new Error('An export was neither a file nor a refusal')
}

function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}
