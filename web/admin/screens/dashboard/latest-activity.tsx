import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { logsQuery } from '#web/admin/api/queries.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { LogLineButton } from '#web/admin/history/log-line-button.tsx'
import { LoadFailed } from '#web/admin/loading/load-failed.tsx'
import { say } from '#web/admin/speech/speech.ts'
import { StatusBadge } from '#web/admin/status/status-badge.tsx'
import { Panel } from './panel.tsx'

export function LatestActivity() {
  const { data, isPending, isError, error, refetch } = useQuery(
    logsQuery({}, { page: 1, perPage: 5 }),
  )
  return (
    <Panel title={say('dashboard.activity')}>
      {isError && <LoadFailed error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton h={220} aria-label={say('loading.name')} />}
      {data?.data.length === 0 && <Text c="dimmed">{say('dashboard.noActivity')}</Text>}
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.data.map((entry) => (
          <li key={entry.id}>
            <Group gap="sm">
              <LogLineButton line={entry} />
              <StatusBadge code={entry.status} />
            </Group>
            <Text size="sm" c="dimmed">
              {say('record.byAt', {
                name: entry.approved_by ?? entry.author,
                time: momentWords(entry.approved_at ?? entry.created_at),
              })}
            </Text>
          </li>
        ))}
      </Stack>
      <Anchor component={Link} to="/admin/logs" underline="always" size="sm">
        {say('dashboard.allActivity')}
      </Anchor>
    </Panel>
  )
}
