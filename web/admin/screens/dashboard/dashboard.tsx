import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { overviewQuery } from '#web/admin/api/overview-query.ts'
import type { Overview } from '#web/admin/api/wire.gen.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { ContentIssues } from './content-issues.tsx'
import styles from './dashboard.module.css'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LatestActivity } from './latest-activity.tsx'
import { OwnWork } from './own-work.tsx'
import { Queue } from './queue.tsx'
import { SupportQueue } from './support-queue.tsx'
import { WeekCalendar } from './weeks/week-calendar.tsx'
import { WorkPeople } from './weeks/work-people.tsx'
import { WorkWeeks } from './weeks/work-weeks.tsx'

/** What waits for this person, what the week brings, and how the brand's content does: all in one call. */
export function Dashboard() {
  const user = useUser()
  const { data, isPending, isError, error, refetch } = useQuery(overviewQuery())
  const role = labelled(user.roles.name)
  return (
    <Stack gap="lg">
      <title>{`${labelled('Dashboard')} · Linecheck`}</title>
      <div>
        <Title order={1}>{labelled('Dashboard')}</Title>
        <Text c="dimmed">{t('dashboard.intro', { role })}</Text>
      </div>
      {isError && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {isPending && <DashboardSkeleton role={user.roles.name} />}
      {data && <Parts overview={data} />}
    </Stack>
  )
}

function Parts({ overview }: { overview: Overview }) {
  const { work, queue, calendar, activity, weeks, people, care, desk, first_steps } = overview
  return (
    <div className={styles.grid}>
      {first_steps && <FirstSteps steps={first_steps} />}
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
