import { useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { ConnectionFailure } from '#web/admin/api/connection-failure.ts'
import { newKey } from '#web/admin/api/new-key.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { errorMessage } from '#web/admin/api/refusal.ts'
import { useRetry } from '#web/admin/api/use-retry.ts'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

type Change = NonNullable<GalleryDetails['change']>
type Step = 'submit' | 'withdraw' | 'discard'

/** Submits, withdraws or discards the open change of a file, and says what came of it. */
export function useFileChangeActions(
  { id, name, version }: Pick<GalleryDetails, 'id' | 'name' | 'version'>,
  change: Change,
) {
  const dialogs = useDialogs()
  const { waiting, until } = useRetry()
  const [running, setRunning] = useState<Step | null>(null)
  const named = {
    entity_id: change.entity_id,
    entity_type: 'media_file',
    version: change.version,
  }

  async function run(step: Step, call: (key: string) => Promise<{ message: string }>) {
    const key = newKey()
    setRunning(step)
    try {
      const { message } = await until(() => call(key))
      await Promise.all([refreshMedia(), refreshContent()])
      await dialogs.tell({ tone: 'success', title: name, message })
    } catch (refused) {
      // It was sent again and again until the person stopped it.
      if (refused instanceof ConnectionFailure) return
      await Promise.all([refreshMedia(), refreshContent()])
      await dialogs.tell({ tone: 'error', title: name, message: errorMessage(refused) })
    } finally {
      setRunning(null)
    }
  }

  async function discard() {
    const isSure = await dialogs.ask({
      title: t('file.askDiscardChange', { name }),
      message: t('file.discardChangeMeans'),
      yes: t('card.discard'),
      no: t('card.keepDraft'),
    })
    if (isSure) await run('discard', (key) => postApi('/approvals/discard', { body: named, key }))
  }

  return {
    running,
    waiting,
    submit: () =>
      void run('submit', (key) =>
        postApi('/galleries/{id}/update', { id, body: { version }, key }),
      ),
    withdraw: () =>
      void run('withdraw', (key) => postApi('/approvals/withdraw', { body: named, key })),
    discard: () => void discard(),
  }
}
