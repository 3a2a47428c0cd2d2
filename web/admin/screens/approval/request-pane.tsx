import { Alert, Anchor, Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconClipboardCheck, IconEye, IconLock, IconX } from '@tabler/icons-react'
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Link } from 'react-router'
import { inCampaign } from '#catalogue/content/in-campaign.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { errorMessage } from '#web/admin/api/api-error.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { ScheduledNote } from '#web/admin/documents/actions/scheduled-note.tsx'
import { blockedTab, openPreviewTab, previewIn } from '#web/admin/documents/approval/preview-tab.ts'
import { AssignedTo } from '#web/admin/documents/assignment/assigned-to.tsx'
import { OpenCommentsButton } from '#web/admin/documents/comments/comment-marker.tsx'
import { Commentable } from '#web/admin/documents/comments/commentable.tsx'
import {
  type PendingChange,
  PendingDifference,
} from '#web/admin/documents/difference/pending-difference.tsx'
import { LanguageTag } from '#web/admin/documents/languages/language-tag.tsx'
import { formatMoment, formatTimesIn } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import { RejectionNote } from '#web/admin/ui/status/rejection-note.tsx'
import styles from './approval.module.css'
import { approveLabel, hasParts } from './decide-part.tsx'
import { UrgentNote } from './queue-list.tsx'
import { RenderedChange } from './rendered-change.tsx'

/** What a person can do with the record that is shown. */
export interface RequestActions {
  onApprove: (record: PendingRecord) => void
  onReject: (record: PendingRecord) => void
  /** Opens the dialog with both choices. */
  onDecide: (record: PendingRecord) => void
  /** Returns the paths of its changes that are not to be approved. */
  untickedOf: (record: PendingRecord) => readonly string[]
  onTick: (record: PendingRecord, path: string) => void
  /** Called when the end of the change has been on screen. */
  onRead: (record: PendingRecord) => void
}

interface RequestPaneProps extends RequestActions {
  record: PendingRecord
}

/** Shows one pending change as a whole: who asks for it, what it changes, and the decision. */
export function RequestPane({ record, ...on }: RequestPaneProps) {
  const id = useId()
  const end = useRef<HTMLDivElement>(null)
  useSeen(end, `${record.entity_id} ${record.version}`, () => on.onRead(record))
  const dialogs = useDialogs()
  const label = labelled(record.label)
  const previewPath = record.preview_path && previewIn(record.language, record.preview_path)

  const unticked = on.untickedOf(record)
  const tick = ({ path, label }: PendingChange) => (
    <Checkbox
      aria-label={t('approval.accept', { name: label })}
      checked={!unticked.includes(path)}
      onChange={() => on.onTick(record, path)}
    />
  )

  async function preview(path: string) {
    const tab = openPreviewTab(record.campaign?.id)
    try {
      await tab.show(path)
      if (tab.isBlocked) throw new Error(blockedTab())
    } catch (error) {
      tab.close()
      const message = tab.isBlocked ? blockedTab() : errorMessage(error)
      await dialogs.show({ tone: 'error', title: label, message })
    }
  }

  return (
    <Commentable
      record={{ entity_type: record.entity_type, entity_id: record.entity_id }}
      name={`${record.entity_type}/${record.entry_id}@${record.language}`}
      label={documentTitle(record)}
      open={record.comments}
      approval={stateCodes.pending}
      isLinked={false}
    >
      <Stack component="article" aria-labelledby={id} gap="md">
        <Stack gap={4}>
          <Group gap="sm">
            <Title order={2} size="h4" id={id}>
              {documentTitle(record)}
              {record.language !== '' && <LanguageTag place={record.language} />}
            </Title>
            {record.language === '' && <LanguageTag place="" />}
            <StatusBadge code={stateCodes.pending} />
          </Group>
          <Text size="sm" c="dimmed">
            {t('approval.by', {
              author: record.author,
              submitter: record.submitted_by,
              time: formatMoment(record.submitted_at),
            })}
            {record.editor_path && (
              <>
                {' · '}
                <Anchor
                  component={Link}
                  to={inCampaign(record.editor_path, record.campaign?.id ?? 0)}
                  underline="always"
                >
                  {t('approval.openPage')}
                </Anchor>
              </>
            )}
          </Text>
          <UrgentNote record={record} />
        </Stack>
        <AssignedTo
          key={record.entity_id}
          record={{ entity_type: record.entity_type, entity_id: record.entity_id }}
          title={documentTitle(record)}
          assignee={record.assignment ?? null}
        />
        <Group gap="sm">
          {record.can_decide && (
            <>
              <Button
                leftSection={<IconCheck size={18} aria-hidden />}
                onClick={() => on.onApprove(record)}
              >
                {approveLabel(record, unticked)}
              </Button>
              <Button
                variant="default"
                leftSection={<IconX size={18} aria-hidden />}
                onClick={() => on.onReject(record)}
              >
                {t('approval.reject')}
              </Button>
              {unticked.length === 0 && (
                <Button
                  variant="default"
                  leftSection={<IconClipboardCheck size={18} aria-hidden />}
                  onClick={() => on.onDecide(record)}
                >
                  {t('card.approval')}
                </Button>
              )}
            </>
          )}
          {previewPath && (
            <ActionButton
              variant="default"
              isRunning={false}
              leftSection={<IconEye size={18} aria-hidden />}
              onClick={() => void preview(previewPath)}
            >
              {t('card.preview')}
            </ActionButton>
          )}
          <OpenCommentsButton />
        </Group>
        {record.approvals.needed === 2 && (
          <Text size="sm">{t('approval.two', { given: record.approvals.given })}</Text>
        )}
        {record.lock && (
          <Alert role="note" color="ink" icon={<IconLock aria-hidden />} p="sm">
            {formatTimesIn(record.lock)}
          </Alert>
        )}
        {record.rejection && (
          <RejectionNote
            rejection={record.rejection}
            earlier={record.earlier_rejections}
            isCurrent={false}
          />
        )}
        {record.is_new && <Text fw={600}>{t('approval.new')}</Text>}
        <PendingDifference
          record={record}
          isCommented
          lead={record.can_decide && hasParts(record) ? tick : undefined}
        />
        {record.scheduled && <ScheduledNote scheduled={record.scheduled} />}
        <div ref={end} className={styles.end} />
        <RenderedChange record={record} />
      </Stack>
    </Commentable>
  )
}

/** Calls `onSeen` once the end of what `key` names has been on screen. */
function useSeen(end: RefObject<HTMLElement | null>, key: string, onSeen: () => void) {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (!end.current || !key) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end, key])
}
