import { Stack, Text } from '@mantine/core'
import { type SubmitEvent, useRef } from 'react'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { Campaign } from '#web/admin/api/wire.gen.ts'
import { RemarksBox } from '#web/admin/documents/approval/remarks-box.tsx'
import { useTyped } from '#web/admin/documents/form/use-typed.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog, FormButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'

interface RejectDialogProps {
  campaign: Campaign
  onClose: () => void
}

/** Asks for remarks, and sends back all that a campaign has submitted. */
export function RejectDialog({ campaign: { id, name }, onClose }: RejectDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const { typed, onType, clear } = useTyped(`remarks campaign ${id}`, ['remarks'])
  const { remarks = '' } = typed
  const title = t('campaigns.askReject', { name })
  const { running, run } = useAction(title, { form, isQuiet: true, refresh: refreshContent })

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { remarks: remarks.trim() || null }
    const key = newKey()
    if (!(await run('run', () => postApi('/campaigns/{id}/reject', { id, body, key })))) return
    clear()
    onClose()
  }

  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <form ref={form} onSubmit={(event) => void send(event)} aria-label={title} noValidate>
        <Stack gap="md">
          <Text>{t('campaigns.rejectMeans')}</Text>
          <RemarksBox
            remarks={remarks}
            hint={t('campaigns.remarksHint')}
            isFocused
            onType={(text) => onType({ remarks: text })}
          />
          <FormButtons
            submit={t('approval.reject')}
            isSending={running !== null}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
