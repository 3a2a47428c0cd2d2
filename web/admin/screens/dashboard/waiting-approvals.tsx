import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { approvalsQuery } from '#web/admin/api/queries.ts'
import type { PendingRecord } from '#web/admin/api/wire.gen.ts'
import { LanguageTag } from '#web/admin/brand-languages/language-tag.tsx'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { LoadFailed } from '#web/admin/loading/load-failed.tsx'
import { say } from '#web/admin/speech/speech.ts'
import { recordName } from '#web/admin/status/record-name.ts'
import { Panel } from './panel.tsx'

/** How much waits for a decision, and the first of it. */
export function WaitingApprovals() {
  const { data, isPending, isError, error, refetch } = useQuery(approvalsQuery(1))
  return (
    <Panel title={say('dashboard.waiting')}>
      {isError && <LoadFailed error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton h={120} aria-label={say('loading.name')} />}
      {data?.count === 0 && <Text c="dimmed">{say('approval.waitingNone')}</Text>}
      {data && data.count > 0 && (
        <Stack align="flex-start">
          <Text>{say('approval.waiting', { count: data.count })}</Text>
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
            {data.data.slice(0, 5).map((record) => (
              <li key={`${record.entity_type} ${record.entity_id}`}>
                <Anchor component={Link} to={placeOf(record)} fw={600} underline="always">
                  {recordName(record)}
                  <LanguageTag place={record.language} />
                </Anchor>
                <Text size="sm" c="dimmed">
                  {say('record.byAt', {
                    name: record.submitted_by,
                    time: momentWords(record.submitted_at),
                  })}
                </Text>
              </li>
            ))}
          </Stack>
          <Button component={Link} to="/admin/approval">
            {say('dashboard.openQueue')}
          </Button>
        </Stack>
      )}
    </Panel>
  )
}

/** An entry has a screen of its own; of sections the queue shows one by one. */
function placeOf({ entry_id, editor_path }: PendingRecord): string {
  return (entry_id > 0 && editor_path) || '/admin/approval'
}
