import {
  IconAlertTriangle,
  IconCalendarTime,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconPencil,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { LanguageState } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './languages.module.css'

export const stateIcons: Record<LanguageState['state'], ComponentType<IconProps>> = {
  none: IconCircleDashed,
  draft: IconPencil,
  pending: IconClock,
  rejected: IconCircleX,
  scheduled: IconCalendarTime,
  live: IconCircleCheck,
}

/** How a translation stands, by word and icon: its state, and whether its source has changed since. */
export function LanguageStateBadge({ state: { state, outdated } }: { state: LanguageState }) {
  const Icon = stateIcons[state]
  return (
    <>
      <span className={styles.state} data-state={state}>
        <Icon size={14} stroke={2.2} aria-hidden />
        {stateWord(state)}
      </span>
      {outdated && (
        <span className={styles.state} data-state="outdated">
          <IconAlertTriangle size={14} stroke={2.2} aria-hidden />
          {t('translation.outdated')}
        </span>
      )}
    </>
  )
}

/** A translation's state in a word. */
export function stateWord(state: LanguageState['state']): string {
  if (state === 'none') return t('translation.none')
  if (state === 'draft') return t('translation.draft')
  if (state === 'pending') return t('translation.pending')
  if (state === 'rejected') return t('translation.rejected')
  return state === 'scheduled' ? t('translation.scheduled') : t('translation.live')
}
