import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Ability, may, type RoleName } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { overviewQuery } from '#web/admin/api/overview-query.ts'
import type { LogEntry, Overview } from '#web/admin/api/wire.gen.ts'
import { LogLineButton } from '#web/admin/documents/history/log-line-button.tsx'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import { ContentIssues } from './content-issues.tsx'
import styles from './dashboard.module.css'
import { FirstSteps } from './first-steps.tsx'
import { Mine } from './mine.tsx'
import { OwnWork, Queue, SupportQueue } from './own-work.tsx'
import { DashboardPanel } from './panel.tsx'
import { WeekCalendar } from './weeks/week-calendar.tsx'
import { WorkPeople, WorkWeeks } from './weeks/work-weeks.tsx'

/** Renders the dashboard, whose parts come in one call. */
export function Dashboard() {
  const user = useUser()
  const overview = useQuery(overviewQuery())
  const role = labelled(user.roles.name)
  return (
    <Stack gap="lg">
      <ScreenHeader title={labelled('Dashboard')} intro={t('dashboard.intro', { role })}>
        {overview.data?.can_publish_urgently && (
          <Button
            component={Link}
            to="/admin/urgent-notice"
            variant="default"
            leftSection={<IconSpeakerphone size={18} aria-hidden />}
          >
            {labelled('Urgent notice')}
          </Button>
        )}
      </ScreenHeader>
      <Loaded query={overview} skeleton={<DashboardSkeleton role={user.roles.name} />}>
        {(data) => <Panels overview={data} />}
      </Loaded>
    </Stack>
  )
}

function Panels({ overview }: { overview: Overview }) {
  const { work, queue, calendar, activity, weeks, people, care, desk, first_steps } = overview
  return (
    <div className={styles.grid}>
      {first_steps && <FirstSteps found={first_steps} drafts={work?.drafts ?? 0} />}
      <Mine />
      {queue && <Queue queue={queue} />}
      {work && <OwnWork work={work} />}
      {!work && desk && <SupportQueue desk={desk} />}
      {care && <ContentIssues care={care} />}
      {!care && <LatestActivity lines={activity} />}
      <WeekCalendar calendar={calendar} zone={overview.time_zone} />
      <WorkWeeks weeks={weeks} />
      {people && <WorkPeople people={people} />}
      {work && desk && <SupportQueue desk={desk} />}
      {care && <LatestActivity lines={activity} isWide />}
    </div>
  )
}

/** The parts' heights in pixels, and who sees them. */
const parts: readonly { key: string; height: number; isWide?: boolean; ability?: Ability }[] = [
  { key: 'queue', height: 420, ability: 'content.decide' },
  { key: 'work', height: 420, ability: 'content.edit' },
  { key: 'beside', height: 420 },
  { key: 'week', height: 240, isWide: true },
  { key: 'weeks', height: 300, isWide: true },
  { key: 'activity', height: 260, isWide: true, ability: 'content.edit' },
]

function DashboardSkeleton({ role }: { role: RoleName }) {
  return (
    <div className={styles.grid} aria-busy="true" role="status" aria-label={t('loading.name')}>
      {parts
        .filter(({ ability }) => !ability || may(role, ability))
        .map(({ key, height, isWide = false }) => (
          <Skeleton key={key} h={height} data-wide={isWide} className={styles.panel} />
        ))}
    </div>
  )
}

interface LatestActivityProps {
  lines: readonly LogEntry[]
  isWide?: boolean
}

function LatestActivity({ lines, isWide = false }: LatestActivityProps) {
  return (
    <DashboardPanel
      isWide={isWide}
      title={t('dashboard.activity')}
      more={
        <Anchor component={Link} to="/admin/logs" underline="always" size="sm">
          {t('dashboard.allActivity')}
        </Anchor>
      }
    >
      {lines.length === 0 && <Text c="dimmed">{t('dashboard.noActivity')}</Text>}
      <ul className={styles.rows} data-columns={isWide}>
        {lines.map((entry) => (
          <li key={entry.id}>
            <div className={styles.line}>
              <LogLineButton line={entry} />
              <StatusBadge code={entry.status} />
            </div>
            <p className={styles.below}>
              {t('record.byAt', {
                name: entry.approved_by ?? entry.author,
                time: formatMoment(entry.approved_at ?? entry.created_at),
              })}
            </p>
          </li>
        ))}
      </ul>
    </DashboardPanel>
  )
}
