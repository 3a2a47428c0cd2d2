import { Group } from '@mantine/core'
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import type { LogDetail } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

interface LogLineStepsProps {
  detail: LogDetail
  close: () => void
}

/** What can be done from a line of the log: its text made a draft again, or its publication taken back. */
export function LogEntryActions({ detail, close }: LogLineStepsProps) {
  const user = useUser()
  const dialogs = useDialogs()
  const [running, setRunning] = useState<'restore' | 'revert' | null>(null)
  const { revert } = detail
  const mayRestore = detail.can_restore && may(user.roles.name, 'content.edit')

  async function take(step: 'restore' | 'revert', call: () => Promise<{ message: string }>) {
    setRunning(step)
    try {
      const { message } = await call()
      close()
      void refreshContent()
      await dialogs.tell({ tone: 'success', title: detail.description, message })
    } catch (refused) {
      setRunning(null)
      if (refused instanceof Refusal && refused.status === 401) return
      const title = step === 'restore' ? t('history.notRestored') : t('history.notReverted')
      await dialogs.tell({ tone: 'error', title, message: errorMessage(refused) })
    }
  }

  async function askAndRevert(sequence: number) {
    const isSure = await dialogs.ask({
      title: t('history.askRevert'),
      message: t('history.revertMeans'),
      yes: t('history.revert'),
      no: t('history.leaveIt'),
    })
    if (isSure) await take('revert', () => postApi('/approvals/revert', { body: { sequence } }))
  }

  if (!mayRestore && !revert) return null
  return (
    <Group justify="flex-end">
      {revert && (
        <ActionButton
          variant="default"
          isRunning={running === 'revert'}
          leftSection={<IconHistory size={18} aria-hidden />}
          onClick={() => void askAndRevert(revert.sequence)}
        >
          {t('history.revert')}
        </ActionButton>
      )}
      {mayRestore && (
        <ActionButton
          isRunning={running === 'restore'}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => {
            const body = { entity_id: detail.entity_id, entity_type: detail.entity_type }
            void take('restore', () => postApi('/approvals/restore', { body }))
          }}
        >
          {t('history.restore')}
        </ActionButton>
      )}
    </Group>
  )
}
