import { Alert, Button, Group, Modal, Radio, Stack, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import { sentenceOf } from '#web/admin/api/refusal.ts'
import { ActionButton } from '#web/admin/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { useFocusReturn } from '#web/admin/dialogs/use-focus-return.ts'
import { asTyped } from '#web/admin/fields/writing.ts'
import { say } from '#web/admin/speech/speech.ts'
import { approvalRequest, type Choice, type DecidedRecord } from './approval-request.ts'

interface ApprovalDialogProps {
  record: DecidedRecord & { label: string }
  close: () => void
  /** After the decision was taken and its sentence was read. */
  done: () => void
}

/** Approve or reject; the server's refusals stand in the dialog, the remarks stay. */
export function ApprovalDialog({ record, close, done }: ApprovalDialogProps) {
  useFocusReturn()
  const dialogs = useDialogs()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [remarks, setRemarks] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)

  async function decide() {
    if (!choice) return setMissing(true)
    setRunning(true)
    setRefusal(null)
    try {
      const { path, body } = approvalRequest(record, choice, remarks)
      const { message } = await postApi(path, { body })
      close()
      void refreshContent()
      await dialogs.tell({ tone: 'success', title: record.label, message })
      done()
    } catch (refused) {
      setRefusal(sentenceOf(refused))
      setRunning(false)
    }
  }

  /** What was refused has changed meanwhile; it loads again once its sentence was read. */
  function leave() {
    close()
    if (refusal) void refreshContent()
  }

  return (
    <Modal
      opened
      onClose={leave}
      size="lg"
      title={say('approval.title', { label: record.label })}
      stackId="approval"
    >
      <Stack gap="lg">
        <Radio.Group
          label={say('approval.decision')}
          value={choice ?? ''}
          error={isMissing ? say('approval.choose') : null}
          errorProps={{ role: 'alert' }}
          onChange={(value) => {
            setChoice(value === 'approve' ? 'approve' : 'reject')
            setMissing(false)
          }}
        >
          <Group mt="xs" mb="xs" gap="xl">
            <Radio value="approve" label={say('approval.approve')} data-autofocus />
            <Radio value="reject" label={say('approval.reject')} />
          </Group>
        </Radio.Group>
        <Textarea
          label={say('approval.remarks')}
          description={say('approval.remarksHint')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={limits.remarks}
          disabled={choice === 'approve'}
          {...asTyped(remarks)}
          value={remarks}
          onChange={(event) => setRemarks(event.currentTarget.value)}
        />
        <div role="alert">
          {refusal && (
            <Alert role="note" color="red" icon={<IconAlertTriangle aria-hidden />}>
              {refusal}
            </Alert>
          )}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
            {say('approval.cancel')}
          </Button>
          <ActionButton isRunning={isRunning} onClick={() => void decide()}>
            {say('approval.submit')}
          </ActionButton>
        </Group>
      </Stack>
    </Modal>
  )
}
