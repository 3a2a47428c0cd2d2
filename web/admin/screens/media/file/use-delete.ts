import { useState } from 'react'
import { deleteApi } from '#web/admin/api/call-api.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { errorMessage, usesOf } from '#web/admin/api/refusal.ts'
import type { GalleryDetails, MediaUse } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { fileQuery } from '#web/admin/screens/media/media-queries.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

interface Deleting {
  isRunning: boolean
  start: () => Promise<void>
}

/** Deletes a file that nothing uses; else says where it is used. */
export function useDelete(file: GalleryDetails, close: () => void): Deleting {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function start() {
    setRunning(true)
    // What used it a minute ago may have let go of it since.
    const asked = queryClient.fetchQuery({ ...fileQuery(file.id), staleTime: 0 })
    const { uses } = await asked.catch(() => file)
    setRunning(false)
    if (uses.length > 0) return tellUses(t('file.stillUsed', { name: file.name }), uses)
    const isSure = await dialogs.ask({
      title: t('file.askDelete', { name: file.name }),
      message: t('file.deleteMeans'),
      yes: t('file.delete'),
      no: t('file.keep'),
    })
    if (isSure) await remove()
  }

  async function remove() {
    setRunning(true)
    try {
      const { message } = await deleteApi('/galleries/{id}', { id: file.id })
      await dialogs.tell({ tone: 'success', title: file.name, message })
      // The card goes first, so that closing does not hand the focus to what is about to vanish.
      await refreshMedia()
      close()
    } catch (refused) {
      setRunning(false)
      await tellUses(errorMessage(refused), usesOf(refused))
      await refreshMedia()
    }
  }

  function tellUses(message: string, uses: readonly MediaUse[]) {
    const details = [...new Set(uses.map(words))]
    const title = t('file.deleteNamed', { name: file.name })
    return dialogs.tell({ tone: 'error', title, message, details })
  }

  return { isRunning, start }
}

/** A ticket is named by its number alone: the sentence says that it is open. */
function words({ label, approval, status_text }: MediaUse): string {
  return approval === null ? label : `${label} (${status_text})`
}
