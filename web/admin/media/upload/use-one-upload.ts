import { useEffect, useRef, useState } from 'react'
import { useUploadLimit } from '#web/admin/api/brand.ts'
import type { ApiResponse, Got } from '#web/admin/api/call-api.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { type Accepted, fileError } from './chosen-files.ts'
import { fileMessage, sendFiles, type UploadPath } from './send-files.ts'

interface UploadFields {
  id?: number
  fields?: Record<string, string>
}

type Sent<P extends UploadPath> = ApiResponse<Got<'post', P>>

export interface OneUpload {
  sending: { name: string; share: number } | null
  error: { name: string; sentence: string } | null
  /** Sends one file; null when it was rejected or cancelled. */
  send: <P extends UploadPath>(
    path: P,
    file: File,
    beside?: UploadFields,
  ) => Promise<Sent<P> | null>
  cancel: () => void
}

export function useOneUpload(accepted: Accepted): OneUpload {
  const [sending, setSending] = useState<OneUpload['sending']>(null)
  const [error, setError] = useState<OneUpload['error']>(null)
  const most = useUploadLimit()
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  function fail(name: string, sentence: string) {
    setError({ name, sentence })
    return null
  }

  async function send<P extends UploadPath>(path: P, file: File, beside: UploadFields = {}) {
    const { name } = file
    const wrong = fileError(file, most, accepted)
    if (wrong) return fail(name, wrong)
    const controller = new AbortController()
    abort.current = controller
    setError(null)
    setSending({ name, share: 0 })
    announce(t('upload.started', { name }))
    const { fields = {}, ...id } = beside
    const body = new FormData()
    for (const [key, value] of Object.entries(fields)) body.set(key, value)
    body.append('image[]', file)
    try {
      const progress = (share: number) => setSending({ name, share })
      const response = await sendFiles(
        path,
        { ...id, body },
        { progress, signal: controller.signal },
      )
      void refreshMedia()
      return response
    } catch (error) {
      return controller.signal.aborted ? null : fail(name, fileMessage(error, t('api.failed')))
    } finally {
      setSending(null)
    }
  }

  return { sending, error: error, send, cancel: () => abort.current?.abort() }
}
