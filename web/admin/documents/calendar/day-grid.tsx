import { type DragEvent, type RefObject, useRef, useState } from 'react'
import { dayIn } from '#catalogue/time/zone.ts'
import type { CalendarDay, CalendarMoment } from '#web/admin/api/wire.gen.ts'
import { dateLocale } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import styles from './calendar.module.css'
import { Moment, type MovingMoments } from './moment.tsx'

interface DayGridProps {
  days: readonly CalendarDay[]
  zone: string
  /** Moments drawn a day; the rest is counted. Missing: all. */
  most?: number
  /** The days of other months are dimmed. Missing: none are. */
  month?: string
  /** For those who may move what is planned. */
  moving?: MovingMoments
}

/** Renders days with what starts and ends on them, seven in a row; on a phone one below the other. */
export function DayGrid({ days, zone, most, month, moving }: DayGridProps) {
  // Not a state: the next day may be entered before a render.
  const dragged = useRef<CalendarMoment | null>(null)
  const today = dayIn(zone, Date.now())
  return (
    <ol className={styles.days} data-month={month !== undefined}>
      {days.map((day) => (
        <DayCell
          key={day.date}
          day={day}
          zone={zone}
          isToday={day.date === today}
          isOutside={month !== undefined && !day.date.startsWith(month)}
          most={most ?? day.moments.length}
          moving={moving}
          dragged={dragged}
        />
      ))}
    </ol>
  )
}

interface DayCellProps {
  day: CalendarDay
  zone: string
  isToday: boolean
  isOutside: boolean
  most: number
  moving: MovingMoments | undefined
  dragged: RefObject<CalendarMoment | null>
}

function DayCell({ day, zone, isToday, isOutside, most, moving, dragged }: DayCellProps) {
  const { date, moments, gaps } = day
  const [isOver, setOver] = useState(false)
  const noon = new Date(`${date}T12:00:00Z`)
  const left = moments.length - most

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (dragged.current) moving?.onMove(dragged.current, date)
    dragged.current = null
  }

  return (
    <li
      className={styles.day}
      aria-current={isToday ? 'date' : undefined}
      data-outside={isOutside}
      data-empty={moments.length + gaps.length === 0}
      data-over={isOver}
      onDragOver={(event) => {
        if (!dragged.current) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h3 className={styles.date}>
        <span>{inUtc(noon, { weekday: 'short' })}</span>{' '}
        <span>{inUtc(noon, { day: 'numeric', month: 'short' })}</span>
      </h3>
      <ul className={styles.moments}>
        {moments.slice(0, most).map((moment) => (
          <Moment
            key={`${moment.at} ${moment.what} ${moment.entity_type} ${moment.entry_id}`}
            moment={moment}
            zone={zone}
            moving={moving?.canMove(moment) ? moving : undefined}
            onDrag={(one) => {
              dragged.current = one
            }}
          />
        ))}
        {gaps.map((label) => (
          <li key={label} className={styles.gap}>
            {t('calendar.gap', { kind: labelled(label) })}
          </li>
        ))}
      </ul>
      {left > 0 && <p className={styles.more}>{t('dashboard.moreOfDay', { count: left })}</p>}
    </li>
  )
}

function inUtc(at: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocale(), { ...options, timeZone: 'UTC' }).format(at)
}
