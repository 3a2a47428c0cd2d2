import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { editors } from '#catalogue/catalogue.ts'
import { cardPath } from '#catalogue/editor.ts'
import { editorQuery, openEntriesQuery } from '#web/admin/api/queries.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { LoadFailed } from '#web/admin/loading/load-failed.tsx'
import { labelled, say } from '#web/admin/speech/speech.ts'
import { StatusBadge } from '#web/admin/status/status-badge.tsx'
import { OpenEntryLine } from './open-entry-line.tsx'
import { openWork } from './open-records.ts'
import { openTranslations } from './open-translations.ts'
import { Panel } from './panel.tsx'

/** Drafts to go on with, rejections to mend, and what waits for an approver. */
export function OpenWork() {
  const loads = useQueries({ queries: editors.map((editor) => editorQuery(editor)) })
  const entries = useQuery(openEntriesQuery)
  const failed = [...loads, entries].find((load) => load.isError)
  const isLoading = entries.isPending || loads.some((load) => load.isPending)
  const { data: begun = [], total = 0 } = entries.data ?? {}
  const open = openWork(
    editors,
    loads.map((load) => load.data),
  )
  const hasDraft = openTranslations(
    editors,
    loads.map(({ data }) => data),
  ).some(({ state: { state } }) => state === 'draft')
  return (
    <Panel title={say('dashboard.openWork')}>
      {failed && <LoadFailed error={failed.error} retry={() => void failed.refetch()} />}
      {isLoading && <Skeleton h={120} aria-label={say('loading.name')} />}
      {!isLoading && !failed && open.length === 0 && total === 0 && !hasDraft && (
        <Text c="dimmed">{say('dashboard.noDrafts')}</Text>
      )}
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {open.map(({ editor, section, record }) => (
          <li key={section.key}>
            <Group gap="sm">
              <Anchor component={Link} to={cardPath(editor, section)} fw={600} underline="always">
                {say('record.titled', {
                  label: labelled(editor.title),
                  title: labelled(section.label),
                })}
              </Anchor>
              <StatusBadge code={record.approval} />
            </Group>
            <Text size="sm" c="dimmed">
              {say('record.byAt', { name: record.author, time: momentWords(record.updated_at) })}
            </Text>
            {record.remarks && (
              <Text size="sm">{say('dashboard.remarks', { remarks: record.remarks })}</Text>
            )}
          </li>
        ))}
        {begun.map((entry) => (
          <li key={`${entry.entity_type} ${entry.entry_id}`}>
            <OpenEntryLine entry={entry} />
          </li>
        ))}
      </Stack>
      {total > begun.length && (
        <Text c="dimmed">{say('dashboard.moreEntries', { count: total - begun.length })}</Text>
      )}
    </Panel>
  )
}
