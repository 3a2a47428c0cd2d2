import { Alert, Stack, Text } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useTimeZone } from '#web/admin/api/brand.ts'
import type { ScheduledRecord } from '#web/admin/api/wire.gen.ts'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import { formatMomentIn } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'

/** Says what will be published or expire by schedule, and what that replaces. */
interface ScheduledNoteProps {
  scheduled: ScheduledRecord
  /** The time zone of its window, where it is not the brand's. */
  zone?: string | null
}

export function ScheduledNote({ scheduled, zone }: ScheduledNoteProps) {
  const brand = useTimeZone()
  const { author, starts_at, written_before_live: isOlder, overlooked, differences } = scheduled
  const coming = { author, time: formatMomentIn(starts_at, zone || brand) }
  return (
    <Alert role="note" color="ink" icon={<IconCalendarTime aria-hidden />} p="sm">
      <Stack gap="xs">
        <Text size="sm">
          {isOlder ? t('scheduled.goesLiveOlder', coming) : t('scheduled.goesLive', coming)}
        </Text>
        {overlooked.length > 0 && (
          <>
            <Text size="sm" fw={600}>
              {t('scheduled.overwrites')}
            </Text>
            <DifferenceList
              differences={overlooked}
              label={t('scheduled.overwritten')}
              sides={{ before: t('scheduled.whenWritten'), after: t('scheduled.since') }}
            />
          </>
        )}
        {differences.length > 0 && (
          <details>
            <summary>{t('scheduled.whatChanges')}</summary>
            <DifferenceList
              differences={differences}
              label={t('scheduled.whatChanges')}
              sides={{ before: t('scheduled.until'), after: t('scheduled.from') }}
            />
          </details>
        )}
      </Stack>
    </Alert>
  )
}
