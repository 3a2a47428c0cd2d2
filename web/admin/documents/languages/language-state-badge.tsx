import { Tooltip } from '@mantine/core'
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
import { languageNames, languageTags } from '#catalogue/languages.ts'
import type { LanguageState } from '#web/admin/api/wire.gen.ts'
import { formatList, type PlainMessage, t } from '#web/admin/i18n/translate.ts'
import styles from './languages.module.css'

const stateIcons: Record<LanguageState['state'], ComponentType<IconProps>> = {
  none: IconCircleDashed,
  draft: IconPencil,
  pending: IconClock,
  rejected: IconCircleX,
  scheduled: IconCalendarTime,
  live: IconCircleCheck,
}

/** Renders a translation's state by word and icon, and whether its source has changed since. */
export function LanguageStateBadge({ state: { state, outdated } }: { state: LanguageState }) {
  const Icon = stateIcons[state]
  return (
    <>
      <span className={styles.state} data-state={state}>
        <Icon size={14} stroke={2.2} aria-hidden />
        {t(stateMessages[state])}
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

const stateMessages = {
  none: 'translation.none',
  draft: 'translation.draft',
  pending: 'translation.pending',
  rejected: 'translation.rejected',
  scheduled: 'translation.scheduled',
  live: 'translation.live',
} as const satisfies Record<LanguageState['state'], PlainMessage>

/**
 * Renders an entry's translations in a table cell. Language names are in the tooltip only: on the
 * page each would load a typeface of its own.
 */
export function LanguageBadges({ languages }: { languages: readonly LanguageState[] }) {
  return (
    <ul className={styles.marks}>
      {languages.map((state) => {
        const Icon = state.outdated ? IconAlertTriangle : stateIcons[state.state]
        const words = formatState(state)
        return (
          <Tooltip key={state.language} label={words}>
            <li className={styles.mark} data-state={state.outdated ? 'outdated' : state.state}>
              <span role="img" aria-label={words} className={styles.short}>
                <Icon size={14} stroke={2.2} />
                {languageTags[state.language].split('-')[0]}
              </span>
            </li>
          </Tooltip>
        )
      })}
    </ul>
  )
}

function formatState({ language, state, outdated }: LanguageState): string {
  const is = outdated
    ? [t(stateMessages[state]), t('translation.outdated')]
    : [t(stateMessages[state])]
  return t('translation.is', { language: languageNames[language], state: formatList(is) })
}
