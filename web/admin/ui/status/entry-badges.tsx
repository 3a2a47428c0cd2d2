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
import styles from './entry-badges.module.css'

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

type Badge = 'live' | 'archived' | 'scheduled' | 'ends' | 'off'

const icons: Record<Badge, ComponentType<IconProps>> = {
  live: IconWorld,
  archived: IconArchive,
  scheduled: IconCalendarTime,
  ends: IconHourglassLow,
  off: IconWorldOff,
}

interface EntryBadgesProps {
  entry: EntryVisibility
  /** The time zone of its window, where it is not the brand's. */
  zone?: string | null
}

/** Renders live, archived, scheduled or ending soon by word, icon and time. */
export function EntryBadges({ entry, zone: own }: EntryBadgesProps) {
  const brand = useTimeZone()
  const zone = own || brand
  return (
    <ul className={styles.marks}>
      {badgesOf(entry).map((badge) => {
        const Icon = icons[badge]
        return (
          <li key={badge} className={styles.mark} data-mark={badge}>
            <Icon size={15} stroke={2} aria-hidden />
            {formatBadge(badge, entry, zone)}
          </li>
        )
      })}
    </ul>
  )
}

export function badgesOf({ live, archived, scheduled, changes_at }: EntryVisibility): Badge[] {
  const now: Badge = archived ? 'archived' : live ? 'live' : 'off'
  const next: Badge[] = scheduled ? ['scheduled'] : live && changes_at ? ['ends'] : []
  return now === 'off' && next.length > 0 ? next : [now, ...next]
}

function formatBadge(
  badge: Badge,
  { live, changes_at }: EntryVisibility,
  zone: string | null,
): string {
  const time = formatMomentIn(changes_at, zone)
  if (badge === 'live') return t('entry.live')
  if (badge === 'archived') return t('entry.archived')
  if (badge === 'off') return t('entry.notLive')
  if (badge === 'ends') return t('entry.until', { time })
  return live ? t('entry.changes', { time }) : t('entry.scheduledFor', { time })
}

/** Returns an entry's title, also while it has none. */
export function entryTitle({ title }: { title: string }): string {
  return title || t('entry.untitled')
}
