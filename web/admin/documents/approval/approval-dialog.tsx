import { Alert, Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { ConnectionFailure } from '#web/admin/api/connection-failure.ts'
import { newKey } from '#web/admin/api/new-key.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { errorMessage, Refusal } from '#web/admin/api/refusal.ts'
import { useRetry } from '#web/admin/api/use-retry.ts'
import { PendingDifference } from '#web/admin/documents/difference/pending-difference.tsx'
import { useTyped } from '#web/admin/documents/form/use-typed.ts'
import { pasting } from '#web/admin/fields/normalize-paste.ts'
import { counted } from '#web/admin/fields/text-count.tsx'
import { asTyped } from '#web/admin/fields/writing.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { RetryNote } from '#web/admin/ui/connection/connection-note.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { approvalRequest, type Choice, type DecidedRevision } from './approval-request.ts'
import { useShownRevision } from './use-shown-revision.ts'

interface ApprovalDialogProps {
  record: DecidedRevision & { label: string }
  close: () => void
  done: () => void
}

/**
 * Renders the dialog that approves or rejects, with the difference. When the revision changes
 * meanwhile, it shows the new one and the approver has to choose again; remarks stay.
 */
export function ApprovalDialog({ record, close, done }: ApprovalDialogProps) {
  const dialogs = useDialogs()
  const { waiting, until } = useRetry()
  const [choice, setChoice] = useState<Choice | null>(null)
  const { entity_type, entity_id } = record
  const { typed, type, forget } = useTyped(`remarks ${entity_type} ${entity_id}`, ['remarks'])
  const { remarks = '' } = typed
  const [isMissing, setMissing] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const shown = useShownRevision(record, () => {
    setChoice(null)
    setMissing(false)
    setMessage(t('approval.changed'))
    void refreshContent()
  })

  async function decide() {
    if (!choice) return setMissing(true)
    setRunning(true)
    setMessage(null)
    try {
      const { path, body } = approvalRequest({ ...record, version: shown.version }, choice, remarks)
      const key = newKey()
      const { message } = await until(() => postApi(path, { body, key }))
      forget()
      close()
      void refreshContent()
      await dialogs.show({ tone: 'success', title: record.label, message })
      done()
    } catch (refused) {
      setRunning(false)
      if (refused instanceof ConnectionFailure) return
      setMessage(errorMessage(refused))
      // Another version is pending by now, or none.
      if (refused instanceof Refusal && refused.status === 409) await refreshContent()
    }
  }

  function leave() {
    if (shown.isGone) forget()
    close()
    if (message || shown.isGone) void refreshContent()
  }

  const sentence = shown.isGone ? t('approval.gone') : message
  return (
    <Dialog close={leave} size="lg" title={t('approval.title', { label: record.label })}>
      <Stack gap="lg">
        <div>
          <div role="alert">
            {sentence && (
              <Alert
                role="note"
                color="red"
                icon={<IconAlertTriangle aria-hidden />}
                p="sm"
                mb="md"
              >
                {sentence}
              </Alert>
            )}
          </div>
          {!shown.isGone && <WhatWouldChange shown={shown} />}
        </div>
        <Radio.Group
          label={t('approval.decision')}
          value={choice ?? ''}
          error={isMissing ? t('approval.choose') : null}
          errorProps={{ role: 'alert' }}
          onChange={(value) => {
            setChoice(value === 'approve' ? 'approve' : 'reject')
            setMissing(false)
          }}
        >
          <Group mt="xs" mb="xs" gap="xl">
            <Radio value="approve" label={t('approval.approve')} data-autofocus />
            <Radio value="reject" label={t('approval.reject')} />
          </Group>
        </Radio.Group>
        <Textarea
          label={t('approval.remarks')}
          description={t('approval.remarksHint')}
          autosize
          minRows={3}
          maxRows={10}
          {...counted(remarks, limits.remarks)}
          {...pasting(false)}
          disabled={choice === 'approve'}
          {...asTyped(remarks)}
          value={remarks}
          onChange={(event) => type({ remarks: event.currentTarget.value })}
        />
        {remarks !== '' && (
          <Text size="sm" c="dimmed" mt={-12}>
            {t('comments.kept')}
          </Text>
        )}
        {waiting && <RetryNote waiting={waiting} />}
        <DialogButtons>
          <Button variant="default" onClick={leave}>
            {t('approval.cancel')}
          </Button>
          {!shown.isGone && (
            <ActionButton isRunning={isRunning} onClick={() => void decide()}>
              {t('approval.submit')}
            </ActionButton>
          )}
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}

function WhatWouldChange({ shown }: { shown: ReturnType<typeof useShownRevision> }) {
  const { record, error, reload } = shown
  return (
    <>
      <Text size="sm" fw={600} mb={6}>
        {t('approval.differences')}
      </Text>
      {record && <PendingDifference record={record} />}
      {!record && !error && <SkeletonRows count={1} height={72} />}
      {!record && error !== null && <LoadFailed error={error} retry={() => void reload()} />}
    </>
  )
}
