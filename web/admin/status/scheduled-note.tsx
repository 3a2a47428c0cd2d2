import { Alert, Stack, Text } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import type { ScheduledRecord } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { DifferenceList } from '#web/admin/difference/difference-list.tsx'

/** What the clock will bring, and what it takes back because it was written before it was published. */
export function ScheduledNote({ scheduled }: { scheduled: ScheduledRecord }) {
  const { author, starts_at, written_before_live: isOlder, overlooked, differences } = scheduled
  return (
    <Alert role="note" color="ink" icon={<IconCalendarTime aria-hidden />} p="sm">
      <Stack gap="xs">
        <Text size="sm">
          Another version by {author} goes live on {momentWords(starts_at)}.
          {isOlder && ' It was written before this: please look whether it still fits.'}
        </Text>
        {overlooked.length > 0 && (
          <>
            <Text size="sm" fw={600}>
              It does not have these changes, and would take them back:
            </Text>
            <DifferenceList
              differences={overlooked}
              label="Changes that it would take back"
              sides={{ before: 'When it was written', after: 'Since then' }}
            />
          </>
        )}
        {differences.length > 0 && (
          <details>
            <summary>What it will change</summary>
            <DifferenceList
              differences={differences}
              label="What it will change"
              sides={{ before: 'Until then', after: 'From then on' }}
            />
          </details>
        )}
      </Stack>
    </Alert>
  )
}
