import { Group, UnstyledButton } from '@mantine/core'
import { type RefObject, useEffect, useRef } from 'react'
import { type Language, languageNames } from '#catalogue/languages.ts'
import type { LanguageState } from '#web/admin/api/wire.gen.ts'
import { writtenIn } from '#web/admin/fields/writing.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { LanguageStateBadge } from './language-state-badge.tsx'
import styles from './languages.module.css'

interface LanguageSwitchProps {
  /** Of the section. */
  label: string
  first: Language
  languages: readonly LanguageState[]
  /** Null for the first. */
  chosen: Language | null
  choose: (language: Language | null) => void
  /** Has one been pressed? The card that comes then brings a switch of its own, which takes the focus on. */
  isPressed: RefObject<boolean>
}

/** The brand's languages with the state of each; the one that is pressed is edited below. */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const { label, first, languages, chosen, choose, isPressed } = props
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return
    group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }, [isPressed])

  const name = t('translation.languages', { section: labelled(label) })
  return (
    <Group ref={group} gap="xs" role="group" aria-label={name}>
      <UnstyledButton
        className={styles.language}
        aria-pressed={chosen === null}
        onClick={() => choose(null)}
      >
        <bdi {...writtenIn(first)}>{languageNames[first]}</bdi>
      </UnstyledButton>
      {languages.map((state) => (
        <UnstyledButton
          key={state.language}
          className={styles.language}
          aria-pressed={chosen === state.language}
          onClick={() => choose(state.language)}
        >
          <bdi {...writtenIn(state.language)}>{languageNames[state.language]}</bdi>
          <LanguageStateBadge state={state} />
        </UnstyledButton>
      ))}
    </Group>
  )
}
