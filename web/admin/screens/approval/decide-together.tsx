import { Alert, Button, List, Stack, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { useKeyed } from '#web/admin/api/use-keyed.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { RemarksBox } from '#web/admin/documents/approval/remarks-box.tsx'
import { useTyped } from '#web/admin/documents/form/use-typed.ts'
import { formatTimesIn } from '#web/admin/i18n/format-date.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import { SelectedBar } from '#web/admin/lists/selection/selected-bar.tsx'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'

/** A record of the queue as a row that can be selected. */
export type QueueRow = PendingRecord & { id: number }

export type DecideStep = 'approve' | 'reject'

interface DecideTogetherBarProps {
  selection: Selection<QueueRow>
  heading: RefObject<HTMLHeadingElement | null>
}

/** Renders the buttons that decide on all selected changes at once. */
export function DecideTogetherBar({ selection, heading }: DecideTogetherBarProps) {
  const [step, setStep] = useState<DecideStep | null>(null)
  const count = selection.chosen.length
  return (
    <>
      <SelectedBar
        label={t('approval.region')}
        chosen={t('approval.chosen', { count })}
        selection={selection}
        sent={0}
        heading={heading}
      >
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={() => setStep('approve')}
        >
          {t('approval.approve')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconX size={18} aria-hidden />}
          onClick={() => setStep('reject')}
        >
          {t('approval.reject')}
        </Button>
      </SelectedBar>
      {step && (
        <DecideTogetherDialog
          step={step}
          records={selection.chosen}
          onClose={() => setStep(null)}
          onDone={() => {
            selection.clear()
            focusIfLost(heading)
          }}
        />
      )}
    </>
  )
}

interface DecideTogetherDialogProps {
  step: DecideStep
  records: readonly QueueRow[]
  onClose: () => void
  onDone: () => void
}

interface DecisionBody {
  records: { entity_id: number; entity_type: string; version: number }[]
  remarks: string | null
}

export function DecideTogetherDialog({
  step,
  records,
  onClose,
  onDone,
}: DecideTogetherDialogProps) {
  const dialogs = useDialogs()
  const keyed = useKeyed<DecisionBody>()
  const { typed, onType, clear } = useTyped('remarks together', ['remarks'])
  const { remarks = '' } = typed
  const [isRunning, setRunning] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const count = records.length
  const question =
    step === 'approve' ? t('approval.askApprove', { count }) : t('approval.askReject', { count })

  async function decide() {
    setRunning(true)
    setMessage(null)
    try {
      const body = {
        records: records.map(({ entity_id, entity_type, version }) => {
          return { entity_id, entity_type, version }
        }),
        remarks: step === 'reject' ? remarks.trim() || null : null,
      }
      const { response } = await keyed(
        step,
        () => body,
        (sent, key) => postApi(`/approvals/${step}`, { body: sent, key }),
      )
      const { left = [] } = response.data
      const titles = new Map(records.map((one) => [one.entity_id, documentTitle(one)]))
      const details = left.map((one) =>
        t('bulk.refused', { title: titles.get(one.entity_id) ?? '', reason: one.message }),
      )
      clear()
      onClose()
      void refreshContent()
      const tone = left.length < count ? 'success' : 'error'
      await dialogs.show({ tone, title: question, message: response.message, details })
      onDone()
    } catch (error) {
      setRunning(false)
      setMessage(errorMessage(error))
    }
  }

  return (
    <Dialog onClose={onClose} title={question}>
      <Stack>
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        {step === 'approve' && <Text>{t('approval.approveMeans')}</Text>}
        <ChangedFields records={records} />
        {step === 'reject' && (
          <RemarksBox
            remarks={remarks}
            hint={t('approval.remarksForAll')}
            isFocused
            onType={(text) => onType({ remarks: text })}
          />
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <ActionButton
            isRunning={isRunning}
            onClick={() => void decide()}
            {...(step === 'approve' ? { 'data-autofocus': true } : {})}
          >
            {step === 'approve' ? t('approval.approve') : t('approval.reject')}
          </ActionButton>
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}

const fieldsListed = 10

/** Lists which fields change in how many of the records, most frequent first, and to what where all agree. */
export function ChangedFields({ records }: { records: readonly PendingRecord[] }) {
  const fields = countFields(records)
  const left = fields.length - fieldsListed
  return (
    <List size="sm">
      {fields.slice(0, fieldsListed).map(({ name, count, value }) => (
        <List.Item key={name}>
          {value === null
            ? t('approval.fieldCount', { name, count })
            : t('approval.fieldSame', { name, count, value })}
        </List.Item>
      ))}
      {left > 0 && <List.Item>{t('approval.moreFields', { count: left })}</List.Item>}
    </List>
  )
}

/** A longer value is no summary. */
const longestValue = 80

interface FieldCount {
  name: string
  count: number
  /** What the field becomes in all of the records; null where they differ. */
  value: string | null
}

function countFields(records: readonly PendingRecord[]): FieldCount[] {
  const counts = new Map<string, FieldCount>()
  for (const { label, changes } of records)
    for (const field of new Set(changes.map((change) => change.label))) {
      const some = changes.filter((change) => change.label === field)
      const name = t('approval.fieldOf', { kind: labelled(label), field })
      const [{ after = '' } = {}, ...others] = some
      const isSummary = others.length === 0 && after !== '' && after.length <= longestValue
      const value = isSummary ? formatTimesIn(after) : null
      const before = counts.get(name)
      if (!before) counts.set(name, { name, count: 1, value })
      else {
        before.count += 1
        if (before.value !== value) before.value = null
      }
    }
  return [...counts.values()].toSorted(
    (a, b) => b.count - a.count || a.name.localeCompare(b.name, currentLocale()),
  )
}
