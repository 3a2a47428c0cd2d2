import { Tooltip } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { languageNames, languageTags } from '#catalogue/languages.ts'
import type { LanguageState } from '#web/admin/api/wire.gen.ts'
import { listWords } from '#web/admin/i18n/list-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { stateIcons, stateWord } from './language-state-badge.tsx'
import styles from './languages.module.css'

/**
 * How each translation of an entry stands, in the room of a table's cell. Its language is named where
 * it is asked for: drawn at once, each would bring a typeface of its own.
 */
export function LanguageMarks({ languages }: { languages: readonly LanguageState[] }) {
  return (
    <ul className={styles.marks}>
      {languages.map((state) => {
        const Icon = state.outdated ? IconAlertTriangle : stateIcons[state.state]
        const words = wordsOf(state)
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

function wordsOf({ language, state, outdated }: LanguageState): string {
  const is = outdated ? [stateWord(state), t('translation.outdated')] : [stateWord(state)]
  return t('translation.is', { language: languageNames[language], state: listWords(is) })
}
