import { Anchor, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { declarationByEntityType, editorPathOf } from '#catalogue/catalogue.ts'
import { stateNames, stateOfCode } from '#catalogue/revision-state.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { logLineQuery } from '#web/admin/api/queries.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { LogDetail, LogEntry } from '#web/admin/api/wire.gen.ts'
import { ScheduledNote } from '#web/admin/documents/actions/scheduled-note.tsx'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import { windowDifferences } from '#web/admin/documents/difference/pending-difference.tsx'
import { formatMoment, formatTimesIn } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { isSessionOver } from '#web/admin/ui/dialogs/use-action.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './history.module.css'

export function LogLineDialog({ line, onClose }: { line: LogEntry; onClose: () => void }) {
  const [since, setSince] = useState<number>()
  const whole = useQuery(logLineQuery(line.id))
  const detail = useQuery(logLineQuery(line.id, since))
  const path = logLinePath(line)
  const isElsewhere = useLocation().pathname !== path

  return (
    <Dialog onClose={onClose} size="lg" title={line.description}>
      <Stack gap="md">
        <Hint>{byWhom(line)}</Hint>
        {path && isElsewhere && (
          <Anchor component={Link} to={path} underline="always" onClick={onClose}>
            {t('history.openEditor')}
          </Anchor>
        )}
        {line.remarks && <Text className={styles.remarks}>{formatTimesIn(line.remarks)}</Text>}
        <VersionChoice versions={whole.data?.versions ?? []} value={since} onChange={setSince} />
        <Loaded query={detail} skeleton={<SkeletonRows count={2} height={54} />}>
          {(data) => (
            <>
              <DifferenceList
                differences={[...currentChanges(data), ...data.differences]}
                label={t('history.changes')}
                empty={t('history.noChange')}
                sides={sidesOf(data, since)}
              />
              {data.scheduled && <ScheduledNote scheduled={data.scheduled} />}
              <LogEntryActions detail={data} onClose={onClose} />
            </>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  )
}

interface VersionChoiceProps {
  versions: LogDetail['versions']
  value: number | undefined
  onChange: (since: number | undefined) => void
}

/** Lets a person compare with any other version; nothing where there is none. */
function VersionChoice({ versions, value, onChange }: VersionChoiceProps) {
  if (versions.length === 0) return null
  return (
    <NativeSelect
      label={t('history.compareWith')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || undefined)}
      data={[
        { value: '', label: t('history.versionBefore') },
        ...versions.map((version) => ({
          value: String(version.entity_id),
          label: versionName(version),
        })),
      ]}
    />
  )
}

function versionName({ author, created_at, status }: LogDetail['versions'][number]): string {
  const by = t('record.byAt', { name: author, time: formatMoment(created_at) })
  return `${labelled(stateNames[stateOfCode(String(status)) ?? 'draft'])} · ${by}`
}

/** Returns the headings of the two sides; the older version comes first. */
function sidesOf({ entity_id, created_at, versions }: LogDetail, since: number | undefined) {
  const other = versions.find((version) => version.entity_id === since)
  if (!other) return { before: t('history.before'), after: t('history.after') }
  const [own, its] = [formatMoment(created_at), formatMoment(other.created_at)]
  return other.entity_id < entity_id ? { before: its, after: own } : { before: own, after: its }
}

function currentChanges(detail: LogDetail) {
  const { entity_type, standing, approved_at, created_at } = detail
  return windowDifferences(entity_type, standing.before, standing.after, approved_at ?? created_at)
}

function byWhom({ author, created_at, approved_by, approved_at }: LogEntry): string {
  const written = { author, time: formatMoment(created_at) }
  if (!approved_by) return t('history.by', written)
  const approved = formatMoment(approved_at)
  return t('history.byBoth', { ...written, approver: approved_by, approved })
}

/** Returns the screen that edits a log line's document; null where no screen does. */
function logLinePath({ entity_type, entry_id, language }: LogEntry): string | null {
  const declaration = declarationByEntityType(entity_type)
  return declaration ? editorPathOf(declaration, entry_id, language) : null
}

function LogEntryActions({ detail, onClose }: { detail: LogDetail; onClose: () => void }) {
  const user = useUser()
  const dialogs = useDialogs()
  const [running, setRunning] = useState<'restore' | 'revert' | null>(null)
  const { revert } = detail
  const mayRestore = detail.can_restore && may(user.roles.name, 'content.edit')

  async function take(step: 'restore' | 'revert', call: () => Promise<{ message: string }>) {
    setRunning(step)
    try {
      const { message } = await call()
      onClose()
      void refreshContent()
      await dialogs.show({ tone: 'success', title: detail.description, message })
    } catch (error) {
      setRunning(null)
      if (isSessionOver(error)) return
      const title = step === 'restore' ? t('history.notRestored') : t('history.notReverted')
      await dialogs.show({ tone: 'error', title, message: errorMessage(error) })
    }
  }

  async function askAndRevert(sequence: number) {
    const isSure = await dialogs.confirm({
      title: t('history.askRevert'),
      message: t('history.revertMeans'),
      yes: t('history.revert'),
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
