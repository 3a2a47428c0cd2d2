import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { ConnectionFailure } from '#web/admin/api/connection.ts'
import { pendingQuery } from '#web/admin/api/queries.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { useRetry } from '#web/admin/api/retry-until-response.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { PendingDifference } from '#web/admin/documents/difference/pending-difference.tsx'
import { useTyped } from '#web/admin/documents/form/use-typed.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { RetryNote } from '#web/admin/ui/connection/connection-note.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { RemarksBox } from './remarks-box.tsx'

interface ApprovalDialogProps {
  record: DecidedRevision & { label: string }
  /** Chosen at the start, with the focus in the remarks. */
  isRejecting?: boolean
  onClose: () => void
  onDone: () => void
}

/**
 * Renders the dialog that approves or rejects, with the difference. When the revision changes
 * meanwhile, it shows the new one and the approver has to choose again; remarks stay.
 */
export function ApprovalDialog({
  record,
  isRejecting = false,
  onClose,
  onDone,
}: ApprovalDialogProps) {
  const dialogs = useDialogs()
  const { waiting, until } = useRetry()
  const [choice, setChoice] = useState<Choice | null>(isRejecting ? 'reject' : null)
  const { entity_type, entity_id } = record
  const { typed, onType, clear } = useTyped(`remarks ${entity_type} ${entity_id}`, ['remarks'])
  const { remarks = '' } = typed
  const [isMissing, setMissing] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const displayed = useDisplayedRevision(record, () => {
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
      const { path, body } = approvalRequest(
        { ...record, version: displayed.version },
        choice,
        remarks,
      )
      const key = newKey()
      const { message } = await until(() => postApi(path, { body, key }))
      clear()
      onClose()
      void refreshContent()
      await dialogs.show({ tone: 'success', title: record.label, message })
      onDone()
    } catch (error) {
      setRunning(false)
      if (error instanceof ConnectionFailure) return
      setMessage(errorMessage(error))
      // Another version is pending by now, or none.
      if (error instanceof ApiError && error.status === 409) await refreshContent()
    }
  }

  function leave() {
    if (displayed.isGone) clear()
    onClose()
    if (message || displayed.isGone) void refreshContent()
  }

  const sentence = displayed.isGone ? t('approval.gone') : message
  return (
    <Dialog onClose={leave} size="lg" title={t('approval.title', { label: record.label })}>
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
          {!displayed.isGone && <WhatWouldChange displayed={displayed} />}
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
            <Radio
              value="approve"
              label={t('approval.approve')}
              {...(isRejecting ? {} : { 'data-autofocus': true })}
            />
            <Radio value="reject" label={t('approval.reject')} />
          </Group>
        </Radio.Group>
        <RemarksBox
          remarks={remarks}
          hint={t('approval.remarksHint')}
          isDisabled={choice === 'approve'}
          isFocused={isRejecting}
          onType={(text) => onType({ remarks: text })}
        />
        {remarks !== '' && (
          <Text size="sm" c="dimmed" mt={-12}>
            {t('comments.storedInBrowser')}
          </Text>
        )}
        {waiting && <RetryNote waiting={waiting} />}
        <DialogButtons>
          <Button variant="default" onClick={leave}>
            {t('dialog.cancel')}
          </Button>
          {!displayed.isGone && (
            <ActionButton isRunning={isRunning} onClick={() => void decide()}>
              {t('approval.submit')}
            </ActionButton>
          )}
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}

function WhatWouldChange({ displayed }: { displayed: ReturnType<typeof useDisplayedRevision> }) {
  const { record, error, reload } = displayed
  return (
    <>
      <Text size="sm" fw={600} mb={6}>
        {t('approval.differences')}
      </Text>
      {record && <PendingDifference record={record} />}
      {!record && !error && <SkeletonRows count={1} height={72} />}
      {!record && error !== null && <LoadFailed error={error} onRetry={() => void reload()} />}
    </>
  )
}

type Choice = 'approve' | 'reject'

export interface DecidedRevision {
  entity_id: number
  entity_type: string
  version: number
}

/** Returns the call for a decision. Remarks belong to a rejection and are null when empty. */
export function approvalRequest(record: DecidedRevision, choice: Choice, remarks: string) {
  const { entity_id, entity_type, version } = record
  const said = choice === 'reject' ? remarks.trim() : ''
  return {
    path: `/approvals/${choice}` as const,
    body: { entity_id, entity_type, remarks: said || null, version },
  }
}

interface DisplayedRevision {
  /** The pending revision with its differences; undefined while it loads. */
  record: PendingRecord | undefined
  /** The version on screen, which the decision is about. */
  version: number
  error: unknown
  isGone: boolean
  reload: () => Promise<unknown>
}

/**
 * Loads the revision to decide on; its author may withdraw, change and resubmit it while the dialog
 * is open.
 * @param changed called when another version is shown than before
 */
function useDisplayedRevision(decided: DecidedRevision, changed: () => void): DisplayedRevision {
  const { data, error, refetch } = useQuery(pendingQuery(decided.entity_id))
  const record = data ?? undefined
  const [version, setVersion] = useState(decided.version)
  const show = useEffectEvent((newest: number) => {
    if (newest === version) return
    setVersion(newest)
    changed()
  })
  const newest = record?.version
  useEffect(() => {
    if (newest !== undefined) show(newest)
  }, [newest])
  return { record, version, error, isGone: data === null, reload: refetch }
}
