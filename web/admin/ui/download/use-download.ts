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
   * Downloads a file.
   * @param address the call's address
   * @param file the name to save it under
   * @param body the call's form, where it takes one
   */
  run: (address: string, file: string, body?: FormData) => Promise<void>
}

/** Downloads a call's answer as a file; a refusal opens a dialog. */
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

/** Fetches a call's file. Throws a `Refusal` for an error. */
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
