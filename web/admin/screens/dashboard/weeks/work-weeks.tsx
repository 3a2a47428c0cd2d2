import { Table, Text } from '@mantine/core'
import type { WorkPerson, WorkWeek } from '#web/admin/api/wire.gen.ts'
import { dateLocale, formatDuration } from '#web/admin/i18n/format-date.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import { BarChart } from '#web/admin/ui/charts/bar-chart.tsx'
import styles from '../dashboard.module.css'
import { DashboardPanel } from '../panel.tsx'

/** Charts submissions, decisions and the median time to decide, by week. */
export function WorkWeeks({ weeks }: { weeks: readonly WorkWeek[] }) {
  const isEmpty = weeks.every((one) => one.submitted + one.approved + one.rejected === 0)
  return (
    <DashboardPanel title={t('dashboard.weeks')} isWide>
      {isEmpty && <Text c="dimmed">{t('dashboard.noWeeks')}</Text>}
      {!isEmpty && (
        <div className={styles.charts}>
          <BarChart
            caption={t('dashboard.weeksCounts')}
            over={t('dashboard.weekOf')}
            bars={[
              [{ label: t('dashboard.submitted'), tone: 'first' }],
              [
                { label: labelled('Approved'), tone: 'good' },
                { label: labelled('Rejected'), tone: 'bad' },
              ],
            ]}
            columns={weeks.map(({ from, submitted, approved, rejected }) => ({
              key: from,
              label: dayOf(from),
              values: [submitted, approved, rejected],
            }))}
            words={(value) => value.toLocaleString(currentLocale())}
          />
          <BarChart
            caption={t('dashboard.weeksMedian')}
            over={t('dashboard.weekOf')}
            bars={[[{ label: t('dashboard.median'), tone: 'first' }]]}
            columns={weeks.map(({ from, median_minutes }) => ({
              key: from,
              label: dayOf(from),
              values: [median_minutes],
            }))}
            words={formatDuration}
            isZeroDrawn
          />
        </div>
      )}
    </DashboardPanel>
  )
}

function dayOf(day: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(dateLocale(), format).format(new Date(day))
}

export function WorkPeople({ people }: { people: readonly WorkPerson[] }) {
  return (
    <DashboardPanel title={t('dashboard.people')}>
      {people.length === 0 && <Text c="dimmed">{t('dashboard.noWeeks')}</Text>}
      {people.length > 0 && (
        <Table.ScrollContainer
          minWidth={420}
          // Focusable, so that arrow keys can scroll it on a phone.
          scrollAreaProps={{ type: 'auto', viewportProps: { tabIndex: 0 } }}
        >
          <Table aria-label={t('dashboard.people')} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('users.name')}</Table.Th>
                <Table.Th scope="col">{t('dashboard.submitted')}</Table.Th>
                <Table.Th scope="col">{labelled('Approved')}</Table.Th>
                <Table.Th scope="col">{labelled('Rejected')}</Table.Th>
                <Table.Th scope="col">{t('dashboard.median')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {people.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Th scope="row" fw={500}>
                    <bdi>{one.username}</bdi>
                  </Table.Th>
                  <Table.Td>{one.submitted.toLocaleString(currentLocale())}</Table.Td>
                  <Table.Td>{one.approved.toLocaleString(currentLocale())}</Table.Td>
                  <Table.Td>{one.rejected.toLocaleString(currentLocale())}</Table.Td>
                  <Table.Td>
                    {one.median_minutes === null
                      ? t('chart.none')
                      : formatDuration(one.median_minutes)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </DashboardPanel>
  )
}
