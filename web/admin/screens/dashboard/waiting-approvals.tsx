import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { approvalsQuery } from '#web/admin/api/queries.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { LoadFailed } from '#web/admin/loading/load-failed.tsx'
import { Panel } from './panel.tsx'

/** How much waits for a decision, and the first of it. */
export function WaitingApprovals() {
  const { data, isPending, isError, error, refetch } = useQuery(approvalsQuery(1))
  return (
    <Panel title="Waiting for approval">
      {isError && <LoadFailed error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton h={120} aria-label="Loading" />}
      {data?.count === 0 && <Text c="dimmed">Nothing waits for a decision.</Text>}
      {data && data.count > 0 && (
        <Stack align="flex-start">
          <Text>
            <b>{data.count}</b> {data.count === 1 ? 'request waits' : 'requests wait'} for a
            decision.
          </Text>
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
            {data.data.slice(0, 5).map((record) => (
              <li key={`${record.entity_type} ${record.entity_id}`}>
                <Anchor component={Link} to="/admin/approval" fw={600} underline="always">
                  {record.label}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {record.submitted_by}, {momentWords(record.submitted_at)}
                </Text>
              </li>
            ))}
          </Stack>
          <Button component={Link} to="/admin/approval">
            Open the queue
          </Button>
        </Stack>
      )}
    </Panel>
  )
}
