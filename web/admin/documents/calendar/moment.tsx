import { ActionIcon } from '@mantine/core'
import { IconCalendarTime, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import type { Day } from '#catalogue/time/calendar.ts'
import type { CalendarMoment } from '#web/admin/api/wire.gen.ts'
import { dateLocale } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import { DocumentLink } from '../document-link.tsx'
import styles from './calendar.module.css'

export interface MovingMoments {
  canMove: (moment: CalendarMoment) => boolean
  /** Moves it to a day, by dropping it there. */
  onMove: (moment: CalendarMoment, day: Day) => void
  /** Asks for the window of it. */
  onEdit: (moment: CalendarMoment) => void
}

interface MomentProps {
  moment: CalendarMoment
  zone: string
  moving: MovingMoments | undefined
  /** Gets null when it is let go. */
  onDrag: (moment: CalendarMoment | null) => void
}

/** Renders what starts or ends: certain, or by a draft or pending change. */
export function Moment({ moment, zone, moving, onDrag }: MomentProps) {
  const { what, at, plan } = moment
  const Icon = what === 'starts' ? IconPlayerPlayFilled : IconPlayerStopFilled
  const time = new Intl.DateTimeFormat(dateLocale(), { timeStyle: 'short', timeZone: zone })
  return (
    <li
      className={styles.moment}
      data-plan={plan?.state ?? null}
      draggable={moving !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', moment.title)
        onDrag(moment)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <span className={styles.what} data-what={what}>
        <Icon size={11} aria-hidden />
        {what === 'starts' ? t('dashboard.starts') : t('dashboard.ends')}{' '}
        <time dateTime={at}>{time.format(new Date(at))}</time>
        {plan && <em>{labelled(plan.state === 'draft' ? 'Draft' : 'Pending')}</em>}
        {moving && (
          <ActionIcon
            variant="subtle"
            size="sm"
            className={styles.move}
            aria-label={t('calendar.moveNamed', { name: documentTitle(moment) })}
            onClick={() => moving.onEdit(moment)}
          >
            <IconCalendarTime size={16} aria-hidden />
          </ActionIcon>
        )}
      </span>
      <DocumentLink document={moment} isShort />
    </li>
  )
}
