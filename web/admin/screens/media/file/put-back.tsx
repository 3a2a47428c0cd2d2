import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { errorMessage } from '#web/admin/api/refusal.ts'
import type { GalleryDetails, MediaVersion } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

/** Puts a former file back: at once, or where guests see the file once that is approved. */
export function PutBack({ file, version }: { file: GalleryDetails; version: MediaVersion }) {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function putBack() {
    const isSure = await dialogs.ask({
      title: t('file.askPutBack', { name: file.name }),
      message: file.live ? t('file.putBackWaits') : t('file.putBackMeans'),
      yes: t('file.putBack'),
      no: t('file.keep'),
    })
    if (!isSure) return
    setRunning(true)
    try {
      const body = { version_id: version.id, version: file.version }
      const { message } = await postApi('/galleries/{id}/put-back', { id: file.id, body })
      await Promise.all([refreshMedia(), refreshContent()])
      await dialogs.tell({ tone: 'success', title: file.name, message })
    } catch (refused) {
      await refreshMedia()
      await dialogs.tell({ tone: 'error', title: file.name, message: errorMessage(refused) })
    } finally {
      setRunning(false)
    }
  }

  return (
    <ActionButton
      variant="default"
      size="compact-sm"
      isRunning={isRunning}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      aria-label={t('file.putBackFrom', { time: momentWords(version.replaced_at) })}
      onClick={() => void putBack()}
    >
      {t('file.putBack')}
    </ActionButton>
  )
}
