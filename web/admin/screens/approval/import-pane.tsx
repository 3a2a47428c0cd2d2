import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { wholeQuery } from '#web/admin/api/queries.ts'
import { formatMoment, formatTimesIn } from '#web/admin/i18n/format-date.ts'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { ChangedFields, type DecideStep, type QueueRow } from './decide-together.tsx'
import { decidable, UrgentNote } from './queue-list.tsx'
import { type QueueView, queryOf } from './use-queue-view.ts'

export interface ImportDecision {
  step: DecideStep
  rows: QueueRow[]
}

interface ImportPaneProps {
  batch: string
  view: QueueView
  onDecide: (decision: ImportDecision) => void
}

/** Shows what an import would change as a whole, and decides on all of it. */
export function ImportPane({ batch, view, onDecide }: ImportPaneProps) {
  const id = useId()
  const loaded = useQuery(wholeQuery({ ...view.filter, batch }))
  return (
    <Loaded query={loaded} skeleton={<Skeleton h={240} />}>
      {({ records, total }) => {
        const [first] = records
        if (!first) return <Text role="status">{t('approval.gone')}</Text>
        const rows = decidable(records)
        return (
          <Stack component="article" aria-labelledby={id} gap="md">
            <div>
              <Title order={2} size="h4" id={id}>
                {t('approval.import', { count: total })}
              </Title>
              <Text size="sm" c="dimmed">
                {t('record.byAt', {
                  name: first.submitted_by,
                  time: formatMoment(first.submitted_at),
                })}
              </Text>
              <UrgentNote record={first} />
            </div>
            {total > records.length && (
              <Text size="sm">
                {t('approval.first', { limit: inWords(records.length), count: inWords(total) })}
              </Text>
            )}
            {rows.length === 0 && first.lock && <Text>{formatTimesIn(first.lock)}</Text>}
            <Group gap="sm">
              {rows.length > 0 && (
                <>
                  <Button
                    leftSection={<IconCheck size={18} aria-hidden />}
                    onClick={() => onDecide({ step: 'approve', rows })}
                  >
                    {t('approval.approve')}
                  </Button>
                  <Button
                    variant="default"
                    leftSection={<IconX size={18} aria-hidden />}
                    onClick={() => onDecide({ step: 'reject', rows })}
                  >
                    {t('approval.reject')}
                  </Button>
                </>
              )}
              <Anchor
                component={Link}
                to={{
                  search: queryOf({ filter: { ...view.filter, batch }, page: 1, shown: null }),
                }}
                underline="always"
              >
                {t('approval.openImport')}
              </Anchor>
              <Anchor
                component={Link}
                to={`/admin/logs?${new URLSearchParams({ batch })}`}
                underline="always"
              >
                {t('approval.importLog')}
              </Anchor>
            </Group>
            <ChangedFields records={records} />
          </Stack>
        )
      }}
    </Loaded>
  )
}

function inWords(count: number): string {
  return count.toLocaleString(currentLocale())
}
