import { useState } from 'react'
import {
  answered,
  authorization,
  dataOf,
  inReadersLanguage,
  parseEnvelope,
} from '#web/admin/api/call-api.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

export interface Download {
  isRunning: boolean
  /**
   * @param address of the call that answers with the file
   * @param file what it is called where it is saved
   * @param body what the call takes, where it takes something
   */
  run: (address: string, file: string, body?: FormData) => Promise<void>
}

/** Saves what a call exports as a file for spreadsheets; a refusal is told. */
export function useDownload(): Download {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function run(address: string, file: string, body?: FormData) {
    setRunning(true)
    try {
      saveFile(await fetchFile(address, body && { method: 'POST', body }), file)
      announce(t('logs.exported', { file }))
    } catch (refused) {
      const isOver = refused instanceof Refusal && refused.status === 401
      const message = errorMessage(refused)
      if (!isOver) await dialogs.tell({ tone: 'error', title: t('logs.exportTitle'), message })
    } finally {
      setRunning(false)
    }
  }

  return { isRunning, run }
}

function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}

/** Returns the file that a call answers with. Throws a `Refusal` where it answers with none. */
export async function fetchFile(address: string, init: RequestInit = {}): Promise<Blob> {
  const headers = { authorization: authorization(), ...inReadersLanguage() }
  const { answer, file } = await answered(async () => {
    const answer = await fetch(address, { ...init, headers })
    return { answer, file: await answer.blob() }
  })
  if (answer.ok) return file
  dataOf(answer.status, parseEnvelope(await file.text()))
  throw new Error('A call for a file answered with neither a file nor a refusal')
}
