import { Text } from '@mantine/core'
import type { WorkWeek } from '#web/admin/api/wire.gen.ts'
import { durationWords } from '#web/admin/i18n/age-words.ts'
import { labelled, say, spokenLocale } from '#web/admin/i18n/speech.ts'
import { BarChart } from '#web/admin/ui/charts/bar-chart.tsx'
import styles from '../dashboard.module.css'
import { Panel } from '../panel.tsx'

/** How much was submitted and decided in each of the last weeks, and how long decisions took. */
export function WorkWeeks({ weeks }: { weeks: readonly WorkWeek[] }) {
  const isEmpty = weeks.every((one) => one.submitted + one.approved + one.rejected === 0)
  return (
    <Panel title={say('dashboard.weeks')} isWide>
      {isEmpty && <Text c="dimmed">{say('dashboard.noWeeks')}</Text>}
      {!isEmpty && (
        <div className={styles.charts}>
          <BarChart
            caption={say('dashboard.weeksCounts')}
            over={say('dashboard.weekOf')}
            bars={[
              [{ label: say('dashboard.submitted'), tone: 'first' }],
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
            words={(value) => value.toLocaleString(spokenLocale())}
          />
          <BarChart
            caption={say('dashboard.weeksMedian')}
            over={say('dashboard.weekOf')}
            bars={[[{ label: say('dashboard.median'), tone: 'first' }]]}
            columns={weeks.map(({ from, median_minutes }) => ({
              key: from,
              label: dayOf(from),
              values: [median_minutes],
            }))}
            words={durationWords}
            isZeroDrawn
          />
        </div>
      )}
    </Panel>
  )
}

function dayOf(day: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(spokenLocale(), format).format(new Date(day))
}
