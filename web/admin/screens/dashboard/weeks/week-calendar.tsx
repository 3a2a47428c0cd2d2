import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Overview } from '#web/admin/api/wire.gen.ts'
import { DayGrid } from '#web/admin/documents/calendar/day-grid.tsx'
import { formatZone } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { DashboardPanel } from '../panel.tsx'

/** Maximum number of publications listed per day. */
const named = 4

/** Renders what starts and ends by schedule this week, in the brand's time zone. */
export function WeekCalendar({ calendar, zone }: { calendar: Overview['calendar']; zone: string }) {
  const isQuiet = calendar.days.every(({ moments }) => moments.length === 0)
  return (
    <DashboardPanel
      title={t('dashboard.week')}
      isWide
      more={<Hint>{formatZone(zone, Date.now())}</Hint>}
    >
      <DayGrid days={calendar.days} zone={zone} most={named} />
      {isQuiet && <Text c="dimmed">{t('dashboard.quietWeek')}</Text>}
      {calendar.is_more && <Text c="dimmed">{t('dashboard.moreThisWeek')}</Text>}
      <Anchor component={Link} to="/admin/calendar">
        {t('calendar.open')}
      </Anchor>
    </DashboardPanel>
  )
}
