import { useState } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import { sentenceOf } from '#web/admin/api/refusal.ts'
import { Trouble } from '#web/admin/api/trouble.ts'
import { useTrying } from '#web/admin/api/use-trying.ts'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { say } from '#web/admin/i18n/speech.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

type Change = NonNullable<GalleryDetails['change']>
type Step = 'submit' | 'withdraw' | 'discard'

/** Submits, withdraws or discards the open change of a file, and says what came of it. */
export function useChangeSteps(
  { id, name, version }: Pick<GalleryDetails, 'id' | 'name' | 'version'>,
  change: Change,
) {
  const dialogs = useDialogs()
  const { waiting, until } = useTrying()
  const [running, setRunning] = useState<Step | null>(null)
  const named = {
    entity_id: change.entity_id,
    entity_type: 'media_file',
    version: change.version,
  }

  async function run(step: Step, call: () => Promise<{ message: string }>) {
    setRunning(step)
    try {
      const { message } = await until(call)
      await Promise.all([refreshMedia(), refreshContent()])
      await dialogs.tell({ tone: 'success', title: name, message })
    } catch (refused) {
      // It was sent again and again until the person stopped it.
      if (refused instanceof Trouble) return
      await Promise.all([refreshMedia(), refreshContent()])
      await dialogs.tell({ tone: 'error', title: name, message: sentenceOf(refused) })
    } finally {
      setRunning(null)
    }
  }

  async function discard() {
    const isSure = await dialogs.ask({
      title: say('file.askDiscardChange', { name }),
      message: say('file.discardChangeMeans'),
      yes: say('card.discard'),
      no: say('card.keepDraft'),
    })
    if (isSure) await run('discard', () => postApi('/approvals/discard', { body: named }))
  }

  return {
    running,
    waiting,
    submit: () =>
      void run('submit', () => postApi('/galleries/{id}/update', { id, body: { version } })),
    withdraw: () => void run('withdraw', () => postApi('/approvals/withdraw', { body: named })),
    discard: () => void discard(),
  }
}
