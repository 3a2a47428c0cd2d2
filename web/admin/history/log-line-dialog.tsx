import { Group, Modal, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { may } from '#catalogue/roles.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { logLineQuery } from '#web/admin/api/queries.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import { Refusal, sentenceOf } from '#web/admin/api/refusal.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { momentWords, withTimes } from '#web/admin/dates/date-words.ts'
import { ActionButton } from '#web/admin/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { useFocusReturn } from '#web/admin/dialogs/use-focus-return.ts'
import { DifferenceList } from '#web/admin/difference/difference-list.tsx'
import { LoadFailed } from '#web/admin/loading/load-failed.tsx'
import { SkeletonRows } from '#web/admin/loading/skeleton-rows.tsx'
import { useUser } from '#web/admin/session/user-context.ts'
import styles from './history.module.css'

interface LogLineDialogProps {
  line: LogEntry
  close: () => void
}

/** What a step changed, field by field; a former version can be made a draft again from here. */
export function LogLineDialog({ line, close }: LogLineDialogProps) {
  useFocusReturn()
  const user = useUser()
  const dialogs = useDialogs()
  const detail = useQuery(logLineQuery(line.id))
  const [isRunning, setRunning] = useState(false)
  const mayRestore = detail.data?.can_restore && may(user.roles.name, 'content.edit')

  async function restore() {
    setRunning(true)
    const named = { entity_id: line.entity_id, entity_type: line.entity_type }
    try {
      const { message } = await postApi('/approvals/restore', { body: named })
      close()
      void refreshContent()
      await dialogs.tell({ tone: 'success', title: line.description, message })
    } catch (refused) {
      setRunning(false)
      if (refused instanceof Refusal && refused.status === 401) return
      await dialogs.tell({ tone: 'error', title: 'Not restored', message: sentenceOf(refused) })
    }
  }

  return (
    <Modal opened onClose={close} size="lg" title={line.description} stackId="log-line">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {line.author}, {momentWords(line.created_at)}
          {line.approved_by && ` · ${line.approved_by}, ${momentWords(line.approved_at)}`}
        </Text>
        {line.remarks && <Text className={styles.remarks}>{withTimes(line.remarks)}</Text>}
        {detail.isPending && <SkeletonRows count={2} height={54} />}
        {detail.isError && <LoadFailed error={detail.error} retry={() => void detail.refetch()} />}
        {detail.data && (
          <DifferenceList
            differences={detail.data.differences}
            label="What it changed"
            empty="It changed no text and no picture."
            sides={{ before: 'Before', after: 'After' }}
          />
        )}
        {mayRestore && (
          <Group justify="flex-end">
            <ActionButton
              isRunning={isRunning}
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              onClick={() => void restore()}
            >
              Restore as a draft
            </ActionButton>
          </Group>
        )}
      </Stack>
    </Modal>
  )
}
