import { Group, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Declaration } from '#catalogue/declaration.ts'
import { type Language, languageNames, languages } from '#catalogue/languages.ts'
import { languagesQuery } from '#web/admin/api/queries.ts'
import type { DocumentView, LanguageState } from '#web/admin/api/wire.gen.ts'
import { writtenIn } from '#web/admin/fields/writing.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { LanguageStateBadge } from './language-state-badge.tsx'
import styles from './languages.module.css'

/** In which language something is edited. */
interface Switched {
  /** The brand's first; null while it is not known. */
  first: Language | null
  /** The other one that was chosen; null for the first. */
  chosen: Language | null
  /** The switch itself; null where there is nothing to choose. */
  top: ReactNode
}

type Named = Pick<Declaration, 'key' | 'label'>

/**
 * The choice of a language for what is edited, with how each stands. It is part of the address, so
 * that a translation can be linked, reloaded and reached by Back.
 */
export function useLanguageSwitch({ key, label }: Named, state: DocumentView): Switched {
  const own = state.languages ?? []
  const { data: brand } = useQuery(languagesQuery)
  const { asked, put } = useAddressLanguage(state.entry_id === 0 ? key : null)
  const [chosen, choose] = useState(asked ?? null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (asked !== undefined) choose(asked)
  }, [asked])
  const found = own.find(({ language }) => language === chosen)?.language ?? null
  if (!brand || own.length === 0) return { first: brand?.first ?? null, chosen: null, top: null }
  const top = (
    <LanguageSwitch
      label={label}
      first={brand.first}
      languages={own}
      chosen={found}
      choose={(next) => {
        isPressed.current = true
        choose(next)
        put(next)
      }}
      isPressed={isPressed}
    />
  )
  return { first: brand.first, chosen: found, top }
}

/**
 * The language that the address names: null for the brand's first, undefined where it is about
 * another card of the screen.
 *
 * @param card by which the address names a card among several (`?language=de&card=home.icm`, in
 * links also `?language=de#home.icm@de`); null for what has its screen alone
 */
function useAddressLanguage(card: string | null) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(search)
  const language = languages.find((one) => one === wanted.get('language')) ?? null
  const named = wanted.get('card') ?? (hash.includes('@') ? hash.slice(1).split('@')[0] : undefined)
  const isOther = card !== null && named !== undefined && named !== card
  const isNobodys = card !== null && named === undefined && language !== null
  const asked = isOther || isNobodys ? undefined : language

  function put(next: Language | null) {
    if (next === null) wanted.delete('language')
    else wanted.set('language', next)
    if (card !== null) wanted.set('card', card)
    void navigate({ pathname, search: wanted.toString() }, { preventScrollReset: true })
  }

  return { asked, put }
}

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
function LanguageSwitch(props: LanguageSwitchProps) {
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
