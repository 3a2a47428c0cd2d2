import { Text } from '@mantine/core'
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import type { CalendarDay, CalendarMoment, Overview } from '#web/admin/api/wire.gen.ts'
import { dateLocale, formatZone } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { DashboardPanel, DocumentLink } from '../panel.tsx'
import styles from './calendar.module.css'

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
      <ol className={styles.week}>
        {calendar.days.map((day) => (
          <Day key={day.date} day={day} zone={zone} />
        ))}
      </ol>
      {isQuiet && <Text c="dimmed">{t('dashboard.quietWeek')}</Text>}
      {calendar.is_more && <Text c="dimmed">{t('dashboard.moreThisWeek')}</Text>}
    </DashboardPanel>
  )
}

function Day({ day: { date, moments }, zone }: { day: CalendarDay; zone: string }) {
  const isToday = inZone(zone, new Date(), { dateStyle: 'short' }, 'sv') === date
  const noon = new Date(`${date}T12:00:00Z`)
  const left = moments.length - named
  return (
    <li className={styles.day} aria-current={isToday ? 'date' : undefined}>
      <h3 className={styles.date}>
        <span>{inZone('UTC', noon, { weekday: 'short' })}</span>{' '}
        <span>{inZone('UTC', noon, { day: 'numeric', month: 'short' })}</span>
      </h3>
      <ul className={styles.moments}>
        {moments.slice(0, named).map((moment) => (
          <li key={`${moment.at} ${moment.what} ${moment.entity_type} ${moment.entry_id}`}>
            <Moment moment={moment} zone={zone} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className={styles.more}>{t('dashboard.moreOfDay', { count: left })}</p>}
    </li>
  )
}

function Moment({ moment, zone }: { moment: CalendarMoment; zone: string }) {
  const Icon = moment.what === 'starts' ? IconPlayerPlayFilled : IconPlayerStopFilled
  return (
    <>
      <span className={styles.what} data-what={moment.what}>
        <Icon size={11} aria-hidden />
        {moment.what === 'starts' ? t('dashboard.starts') : t('dashboard.ends')}{' '}
        <time dateTime={moment.at}>
          {inZone(zone, new Date(moment.at), { timeStyle: 'short' })}
        </time>
      </span>
      <DocumentLink document={moment} isShort />
    </>
  )
}

function inZone(
  timeZone: string,
  at: Date,
  options: Intl.DateTimeFormatOptions,
  locale = dateLocale(),
): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(at)
}
