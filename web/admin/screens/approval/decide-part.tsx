import { Alert, Button, Checkbox, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { commentedFieldAt } from '#catalogue/content/commented-field.ts'
import { limits } from '#catalogue/limits.ts'
import { ApiError, errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { useKeyed } from '#web/admin/api/use-keyed.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { RemarksBox } from '#web/admin/documents/approval/remarks-box.tsx'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import { type Typed, useTyped } from '#web/admin/documents/form/use-typed.ts'
import { textBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'

type PendingChange = PendingRecord['changes'][number]

interface DecidePartDialogProps {
  record: PendingRecord
  onClose: () => void
  onDone: () => void
}

/** What is typed: the remarks on the whole, and a remark and a suggestion for each path. */
type Key = 'remarks' | `remark ${string}` | `suggest ${string}`

/**
 * Asks which changes of a record to approve. The rest goes back to its author, with remarks at the
 * fields and texts to use instead (contract section 8).
 */
export function DecidePartDialog({ record, onClose, onDone }: DecidePartDialogProps) {
  const { changes } = record
  const paths = changes.map(({ path }) => path)
  const dialogs = useDialogs()
  const keyed = useKeyed<PartBody>()
  const { typed, onType, clear } = useTyped<Key>(`part ${record.entity_id}`, [
    'remarks',
    ...paths.flatMap((path): Key[] => [`remark ${path}`, `suggest ${path}`]),
  ])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isRunning, setRunning] = useState(false)
  const [sentences, setSentences] = useState<readonly string[]>([])
  const accepted = paths.length - left.size
  const title = t('approval.part', { title: documentTitle(record) })

  async function decide() {
    setRunning(true)
    setSentences([])
    try {
      const step = accepted === 0 ? 'reject' : 'approve'
      const { response } = await keyed(
        step,
        () => partBody(record, typed, left),
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
          differences={changes}
          label={t('approval.differences')}
          lead={({ path, label }) => (
            <Checkbox
              aria-label={t('approval.accept', { name: label })}
              checked={!left.has(path)}
              onChange={() => setLeft((now) => toggled(now, path))}
            />
          )}
          below={(change) =>
            left.has(change.path) && (
              <ChangeRemark record={record} change={change} typed={typed} onType={onType} />
            )
          }
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
            {accepted === 0
              ? t('approval.rejectAll')
              : t('approval.approvePart', { accepted, count: paths.length })}
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

function toggled(paths: ReadonlySet<string>, path: string): ReadonlySet<string> {
  const next = new Set(paths)
  if (!next.delete(path)) next.add(path)
  return next
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

function partBody(
  { entity_id, entity_type, version, changes }: PendingRecord,
  typed: Typed<Key>,
  left: ReadonlySet<string>,
): PartBody {
  const only = changes.map(({ path }) => path).filter((path) => !left.has(path))
  const typedAt = (kind: 'remark' | 'suggest') =>
    Object.fromEntries(
      [...left].flatMap((path) => {
        const text = typed[`${kind} ${path}`]?.trim()
        return text ? [[path, text]] : []
      }),
    )
  return {
    ...{ entity_id, entity_type, version },
    remarks: typed.remarks?.trim() || null,
    ...(only.length > 0 ? { only } : {}),
    remarks_at: typedAt('remark'),
    suggest: typedAt('suggest'),
  }
}
