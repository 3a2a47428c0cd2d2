import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { deleteApi } from '#web/admin/api/call-api.ts'
import { errorMessage } from '#web/admin/api/refusal.ts'
import type { Folder } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

interface DeleteFolderProps {
  folder: Folder
  /** Once it is gone. */
  gone: () => void
}

/** The button of an empty folder: there is nothing in it that could be lost. */
export function DeleteFolder({ folder, gone }: DeleteFolderProps) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function remove() {
    const title = folder.name
    setRunning(true)
    try {
      const { message } = await deleteApi('/galleries/folders/{id}', { id: folder.id })
      await dialogs.tell({ tone: 'success', title, message })
      gone()
      await refreshMedia(folder.id)
    } catch (refused) {
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
      setRunning(false)
      await refreshMedia()
    }
  }

  return (
    <ActionButton
      variant="default"
      isRunning={isRunning}
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => void remove()}
    >
      {t('media.deleteFolder')}
    </ActionButton>
  )
}
