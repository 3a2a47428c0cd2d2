import { IconLanguage } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import {
  directionOf,
  type Language,
  languageNames,
  languages,
  languageTags,
} from '#catalogue/languages.ts'
import styles from './language-choice.module.css'
import { chooseLanguage, currentLanguage, t } from './translate.ts'

/**
 * Renders the choice of the reader's language, each by its own name; the page reloads in it. It is
 * on the sign-in page, so it uses only browser features.
 * @param onChoose saves it on the server, once somebody is signed in
 */
export function LanguageChoice({ onChoose }: { onChoose?: (language: Language) => Promise<void> }) {
  const now = currentLanguage()
  const choice = useRef<HTMLDetailsElement>(null)
  useEffect(() => closedFromOutside(choice.current), [])
  return (
    <details ref={choice} className={styles.choice}>
      <summary aria-label={t('languageSwitch.label')} title={t('languageSwitch.label')}>
        <IconLanguage size={18} aria-hidden />
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={languageTags[language]}
              dir={directionOf(language)}
              aria-current={language === now}
              onClick={() => {
                chooseLanguage(localStorage, language)
                void (onChoose?.(language) ?? Promise.resolve()).finally(() =>
                  window.location.reload(),
                )
              }}
            >
              {languageNames[language]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Closes the menu on Escape and on events elsewhere. */
function closedFromOutside(choice: HTMLDetailsElement | null) {
  if (!choice) return undefined
  const listening = new AbortController()
  const elsewhere = ({ target }: Event) => {
    if (!(target instanceof Node && choice.contains(target))) choice.open = false
  }
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !choice.open) return
    choice.open = false
    choice.querySelector('summary')?.focus()
  }
  document.addEventListener('pointerdown', elsewhere, listening)
  document.addEventListener('focusin', elsewhere, listening)
  choice.addEventListener('keydown', onEscape, listening)
  return () => listening.abort()
}
