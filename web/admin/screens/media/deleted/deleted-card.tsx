import { IconRestore } from '@tabler/icons-react'
import { useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { errorMessage } from '#web/admin/api/refusal.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { dateWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { FileWords } from '#web/admin/screens/media/lists/file-grid.tsx'
import styles from '#web/admin/screens/media/lists/lists.module.css'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { DeletedThumbnail } from './deleted-thumbnail.tsx'

interface DeletedCardProps {
  file: GalleryItem
  mayEdit: boolean
  broughtBack: () => void
}

/** A deleted file, until when it can be brought back, and the button that does it. */
export function DeletedCard({ file, mayEdit, broughtBack }: DeletedCardProps) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function bringBack() {
    setRunning(true)
    const title = t('media.bringBackNamed', { name: file.name })
    try {
      const { message } = await postApi('/galleries/{id}/restore', { id: file.id })
      await dialogs.tell({ tone: 'success', title, message })
    } catch (refused) {
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
    }
    setRunning(false)
    await refreshMedia()
    broughtBack()
  }

  return (
    <li className={styles.folder}>
      <div className={styles.card}>
        <DeletedThumbnail file={file} />
        <FileWords file={file}>{t('media.goneOn', { date: dateWords(file.purged_at) })}</FileWords>
      </div>
      {mayEdit && (
        <ActionButton
          variant="subtle"
          size="compact-sm"
          isRunning={isRunning}
          leftSection={<IconRestore size={16} aria-hidden />}
          aria-label={t('media.bringBackNamed', { name: file.name })}
          onClick={() => void bringBack()}
        >
          {t('media.bringBack')}
        </ActionButton>
      )}
    </li>
  )
}
