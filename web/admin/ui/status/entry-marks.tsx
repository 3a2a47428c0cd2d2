import {
  IconArchive,
  IconCalendarTime,
  IconHourglassLow,
  type IconProps,
  IconWorld,
  IconWorldOff,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useTimeZone } from '#web/admin/api/brand.ts'
import type { EntryState } from '#web/admin/api/collection-calls.ts'
import { formatMomentIn } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './entry-marks.module.css'

/** The state of an entry on the website. */
export interface EntryVisibility {
  live: boolean
  archived: boolean
  scheduled: boolean
  /** When its visibility changes by schedule. */
  changes_at: string | null
}

/** Returns an entry's state on the website from its revisions. */
export function visibilityOf({ live, scheduled }: EntryState['records']): EntryVisibility {
  const moments = [scheduled?.starts_at, live?.ends_at].filter((at) => typeof at === 'string')
  return {
    live: live !== null,
    archived: live?.archived ?? false,
    scheduled: scheduled !== null,
    changes_at: moments.sort().at(0) ?? null,
  }
}

type Mark = 'live' | 'archived' | 'scheduled' | 'ends' | 'off'

const icons: Record<Mark, ComponentType<IconProps>> = {
  live: IconWorld,
  archived: IconArchive,
  scheduled: IconCalendarTime,
  ends: IconHourglassLow,
  off: IconWorldOff,
}

interface EntryMarksProps {
  entry: EntryVisibility
  /** The time zone of its window, where it is not the brand's. */
  zone?: string | null
}

/** Renders live, archived, scheduled or ending soon by word, icon and time. */
export function EntryMarks({ entry, zone: own }: EntryMarksProps) {
  const brand = useTimeZone()
  const zone = own || brand
  return (
    <ul className={styles.marks}>
      {serviceMask(entry).map((mark) => {
        const Icon = icons[mark]
        return (
          <li key={mark} className={styles.mark} data-mark={mark}>
            <Icon size={15} stroke={2} aria-hidden />
            {formatMark(mark, entry, zone)}
          </li>
        )
      })}
    </ul>
  )
}

export function serviceMask({ live, archived, scheduled, changes_at }: EntryVisibility): Mark[] {
  const now: Mark = archived ? 'archived' : live ? 'live' : 'off'
  const next: Mark[] = scheduled ? ['scheduled'] : live && changes_at ? ['ends'] : []
  return now === 'off' && next.length > 0 ? next : [now, ...next]
}

function formatMark(
  mark: Mark,
  { live, changes_at }: EntryVisibility,
  zone: string | null,
): string {
  const time = formatMomentIn(changes_at, zone)
  if (mark === 'live') return t('entry.live')
  if (mark === 'archived') return t('entry.archived')
  if (mark === 'off') return t('entry.notLive')
  if (mark === 'ends') return t('entry.until', { time })
  return live ? t('entry.changes', { time }) : t('entry.scheduledFor', { time })
}

/** Returns an entry's title, also while it has none. */
export function entryTitle({ title }: { title: string }): string {
  return title || t('entry.untitled')
}
