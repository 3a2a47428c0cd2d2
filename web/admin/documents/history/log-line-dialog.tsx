import { Anchor, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { logLineQuery } from '#web/admin/api/queries.ts'
import type { LogDetail, LogEntry } from '#web/admin/api/wire.gen.ts'
import { ScheduledNote } from '#web/admin/documents/actions/scheduled-note.tsx'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import { standingDifferences } from '#web/admin/documents/difference/standing-differences.ts'
import { momentWords, withTimes } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import styles from './history.module.css'
import { LogEntryActions } from './log-entry-actions.tsx'
import { logLinePath } from './log-line-path.ts'

interface LogLineDialogProps {
  line: LogEntry
  close: () => void
}

/** What a step changed, field by field, and what can be done about it. */
export function LogLineDialog({ line, close }: LogLineDialogProps) {
  useFocusReturn()
  const closeIfOnTop = useLayer(close)
  const detail = useQuery(logLineQuery(line.id))
  const path = logLinePath(line)
  const isElsewhere = useLocation().pathname !== path

  return (
    <Modal opened onClose={closeIfOnTop} size="lg" title={line.description} stackId="log-line">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {byWhom(line)}
        </Text>
        {path && isElsewhere && (
          <Anchor component={Link} to={path} underline="always" onClick={close}>
            {t('history.openPlace')}
          </Anchor>
        )}
        {line.remarks && <Text className={styles.remarks}>{withTimes(line.remarks)}</Text>}
        {detail.isPending && <SkeletonRows count={2} height={54} />}
        {detail.isError && <LoadFailed error={detail.error} retry={() => void detail.refetch()} />}
        {detail.data && (
          <DifferenceList
            differences={[...standingChanges(detail.data), ...detail.data.differences]}
            label={t('history.changes')}
            empty={t('history.noChange')}
            sides={{ before: t('history.before'), after: t('history.after') }}
          />
        )}
        {detail.data?.scheduled && <ScheduledNote scheduled={detail.data.scheduled} />}
        {detail.data && <LogEntryActions detail={detail.data} close={close} />}
      </Stack>
    </Modal>
  )
}

function standingChanges(detail: LogDetail) {
  const { entity_type, standing, approved_at, created_at } = detail
  return standingDifferences(
    entity_type,
    standing.before,
    standing.after,
    approved_at ?? created_at,
  )
}

function byWhom({ author, created_at, approved_by, approved_at }: LogEntry): string {
  const written = { author, time: momentWords(created_at) }
  if (!approved_by) return t('history.by', written)
  const approved = momentWords(approved_at)
  return t('history.byBoth', { ...written, approver: approved_by, approved })
}
