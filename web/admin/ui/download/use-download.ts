import {
  authorization,
  dataOf,
  fetchResponse,
  languageHeader,
  parseEnvelope,
} from '#web/admin/api/call-api.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'

export interface Download {
  isRunning: boolean
  /** Downloads the call's response and saves it as `file`; `body` is the call's form. */
  run: (address: string, file: string, body?: FormData) => Promise<void>
}

/** Downloads a call's response as a file; an error opens a dialog. */
export function useDownload(): Download {
  const { running, run } = useAction(t('logs.exportTitle'), { isQuiet: true })
  return {
    isRunning: running !== null,
    async run(address, file, body) {
      await run('run', async () => {
        saveFile(await fetchFile(address, body && { method: 'POST', body }), file)
        return { message: t('logs.exported', { file }) }
      })
    },
  }
}

export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}

/** Fetches a call's file. Throws an `ApiError` for an error. */
export async function fetchFile(address: string, init: RequestInit = {}): Promise<Blob> {
  const headers = { authorization: authorization(), ...languageHeader() }
  const { response, file } = await fetchResponse(async () => {
    const response = await fetch(address, { ...init, headers })
    return { response, file: await response.blob() }
  })
  if (response.ok) return file
  dataOf(response.status, parseEnvelope(await file.text()))
  throw new Error('A call for a file answered with neither a file nor a refusal')
}
