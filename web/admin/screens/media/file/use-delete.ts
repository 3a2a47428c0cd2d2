import { useState } from 'react'
import { deleteApi } from '#web/admin/api/call-api.ts'
import { sentenceOf, usesOf } from '#web/admin/api/refusal.ts'
import type { GalleryDetails, MediaUse } from '#web/admin/api/wire.gen.ts'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { refreshMedia } from '#web/admin/files/refresh-media.ts'

interface Deleting {
  isRunning: boolean
  start: () => Promise<void>
}

/** Deletes a file that nothing uses; else says where it is used. */
export function useDelete(file: GalleryDetails, close: () => void): Deleting {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function start() {
    if (file.uses.length > 0) return tellUses(stillUsed(file.name), file.uses)
    const isSure = await dialogs.ask({
      title: `Delete ${file.name}?`,
      message: 'It can be brought back for 30 days, under Recently deleted.',
      yes: 'Delete',
      no: 'Keep it',
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
      await tellUses(sentenceOf(refused), usesOf(refused))
      await refreshMedia()
    }
  }

  function tellUses(message: string, uses: readonly MediaUse[]) {
    const details = [...new Set(uses.map(({ label, status_text }) => `${label} (${status_text})`))]
    return dialogs.tell({ tone: 'error', title: `Delete ${file.name}`, message, details })
  }

  return { isRunning, start }
}

function stillUsed(name: string): string {
  return `“${name}” cannot be deleted while it is used. Choose another picture there first:`
}
