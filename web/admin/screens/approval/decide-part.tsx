import { Alert, Button, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { mediaFile } from '#catalogue/collections/media-file.ts'
import { commentedFieldAt } from '#catalogue/content/commented-field.ts'
import { limits } from '#catalogue/limits.ts'
import { ApiError, errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { useKeyed } from '#web/admin/api/use-keyed.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { RemarksBox } from '#web/admin/documents/approval/remarks-box.tsx'
import { DifferenceList, hasValue } from '#web/admin/documents/difference/difference-list.tsx'
import type { PendingChange } from '#web/admin/documents/difference/pending-difference.tsx'
import { type Typed, useTyped } from '#web/admin/documents/form/use-typed.ts'
import { textBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'

interface DecidePartDialogProps {
  record: PendingRecord
  /** The paths of the changes that go back. */
  unticked: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** What is typed: the remarks on the whole, and a remark and a suggestion for each path. */
type Key = 'remarks' | `remark ${string}` | `suggest ${string}`

/**
 * Approves the ticked changes of a record. The rest goes back to its author, with remarks at the
 * fields and texts to use instead, which are asked for (contract section 8).
 */
export function DecidePartDialog({ record, unticked, onClose, onDone }: DecidePartDialogProps) {
  const back = record.changes.filter(({ path }) => unticked.includes(path))
  const dialogs = useDialogs()
  const keyed = useKeyed<PartBody>()
  const { typed, onType, clear } = useTyped<Key>(`part ${record.entity_id}`, [
    'remarks',
    ...record.changes.flatMap(({ path }): Key[] => [`remark ${path}`, `suggest ${path}`]),
  ])
  const [isRunning, setRunning] = useState(false)
  const [sentences, setSentences] = useState<readonly string[]>([])
  const { accepted } = tickedOf(record, unticked)
  const title = t('approval.part', { title: documentTitle(record) })

  async function decide() {
    setRunning(true)
    setSentences([])
    try {
      const step = accepted === 0 ? 'reject' : 'approve'
      const { response } = await keyed(
        step,
        () => partBody(record, typed, unticked),
        (body, key) => postApi(`/approvals/${step}`, { body, key }),
      )
      clear()
      onClose()
      void refreshContent()
      await dialogs.show({ tone: 'success', title, message: response.message })
      onDone()
    } catch (error) {
      setRunning(false)
      const needs = error instanceof ApiError ? Object.values(error.errors).flat() : []
      setSentences([errorMessage(error), ...needs])
    }
  }

  return (
    <Dialog onClose={onClose} size="lg" title={title}>
      <Stack>
        <div role="alert">
          {sentences.length > 0 && (
            <Alert color="red" p="sm">
              {sentences.map((sentence) => (
                <Text key={sentence} size="sm">
                  {sentence}
                </Text>
              ))}
            </Alert>
          )}
        </div>
        <Text size="sm">{t('approval.partMeans')}</Text>
        <DifferenceList
          differences={back}
          label={t('approval.differences')}
          isNew={record.is_new}
          below={(change) => (
            <ChangeRemark record={record} change={change} typed={typed} onType={onType} />
          )}
        />
        <RemarksBox
          remarks={typed.remarks ?? ''}
          hint={t('approval.partRemarks')}
          onType={(remarks) => onType({ remarks })}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <ActionButton isRunning={isRunning} onClick={() => void decide()}>
            {approveLabel(record, unticked)}
          </ActionButton>
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}

interface ChangeRemarkProps {
  record: PendingRecord
  change: PendingChange
  typed: Typed<Key>
  onType: (change: Typed<Key>) => void
}

/** Asks why a change goes back and, for a text, what to write instead. */
function ChangeRemark({ record, change, typed, onType }: ChangeRemarkProps) {
  const { path, label } = change
  const [remark, suggestion]: [Key, Key] = [`remark ${path}`, `suggest ${path}`]
  const type = (key: Key) => (text: string) => onType({ [key]: text })
  return (
    <Stack gap="xs" mt="xs">
      <Textarea
        label={t('approval.remarkOn', { name: label })}
        autosize
        minRows={1}
        maxRows={6}
        {...textBox(typed[remark] ?? '', limits.remarks, type(remark))}
      />
      {isTextAt(record, path) && (
        <Textarea
          label={t('approval.suggestFor', { name: label })}
          autosize
          minRows={1}
          maxRows={6}
          {...textBox(typed[suggestion] ?? '', limits.remarks, type(suggestion))}
        />
      )}
    </Stack>
  )
}

function isTextAt({ entity_type }: PendingRecord, path: string): boolean {
  const declaration = declarationByEntityType(entity_type)
  const kind = declaration && commentedFieldAt(declaration, path)?.kind
  return kind === 'text' || kind === 'longText'
}

/** Whether a part can be approved: orders, files and archiving are decided on as a whole. */
export function hasParts({ entity_type, changes, approvals, archived }: PendingRecord): boolean {
  const declaration = declarationByEntityType(entity_type)
  const isWhole = archived || declaration?.key === mediaFile.key || declaration?.sortedCollection
  return !isWhole && changes.length > 1 && approvals.needed === 1
}

/** Says what approving does with the changes that are ticked. */
export function approveLabel(record: PendingRecord, unticked: readonly string[]): string {
  const { accepted, count } = tickedOf(record, unticked)
  if (accepted === count) return t('approval.approve')
  return accepted === 0 ? t('approval.rejectAll') : t('approval.approvePart', { accepted, count })
}

/** Counts the changes that are listed, so that ticked and listed ones agree. */
function tickedOf({ changes, is_new }: PendingRecord, unticked: readonly string[]) {
  const listed = is_new ? changes.filter(hasValue) : changes
  return { accepted: listed.length - unticked.length, count: listed.length }
}

interface PartBody {
  entity_id: number
  entity_type: string
  version: number
  remarks: string | null
  only?: string[]
  remarks_at: Record<string, string>
  suggest: Record<string, string>
}

function partBody(record: PendingRecord, typed: Typed<Key>, unticked: readonly string[]): PartBody {
  const { accepted } = tickedOf(record, unticked)
  const paths = record.changes.map(({ path }) => path)
  const typedAt = (kind: 'remark' | 'suggest') =>
    Object.fromEntries(
      unticked.flatMap((path) => {
        const text = typed[`${kind} ${path}`]?.trim()
        return text ? [[path, text]] : []
      }),
    )
  return {
    entity_id: record.entity_id,
    entity_type: record.entity_type,
    version: record.version,
    remarks: typed.remarks?.trim() || null,
    ...(accepted > 0 ? { only: paths.filter((path) => !unticked.includes(path)) } : {}),
    remarks_at: typedAt('remark'),
    suggest: typedAt('suggest'),
  }
}
