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

interface LanguageSwitchState {
  /** The brand's first language; null while it loads. */
  first: Language | null
  /** The chosen translation; null for the first language. */
  chosen: Language | null
  /** The switch; null where there is one language. */
  top: ReactNode
}

type LabelledDeclaration = Pick<Declaration, 'key' | 'label'>

/**
 * Holds the edited language in the address, so that it can be linked, reloaded and left by Back.
 */
export function useLanguageSwitch(
  { key, label }: LabelledDeclaration,
  state: DocumentView,
): LanguageSwitchState {
  const languages = state.languages ?? []
  const { data: brand } = useQuery(languagesQuery)
  const { asked: linked, put } = useAddressLanguage(state.entry_id === 0 ? key : null)
  const [chosen, choose] = useState(linked ?? null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (linked !== undefined) choose(linked)
  }, [linked])
  const selected = languages.find(({ language }) => language === chosen)?.language ?? null
  if (!brand || languages.length === 0)
    return { first: brand?.first ?? null, chosen: null, top: null }
  const top = (
    <LanguageSwitch
      label={label}
      first={brand.first}
      languages={languages}
      chosen={selected}
      onChoose={(next) => {
        isPressed.current = true
        choose(next)
        put(next)
      }}
      isPressed={isPressed}
    />
  )
  return { first: brand.first, chosen: selected, top }
}

/**
 * Returns the language in the address: null for the brand's first, undefined where it is about
 * another card.
 * @param card the card's name in the address (`?language=de&card=home.icm`, in links also
 * `?language=de#home.icm@de`); null for a document with a screen of its own
 */
function useAddressLanguage(card: string | null) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const language = languages.find((one) => one === query.get('language')) ?? null
  const named = query.get('card') ?? (hash.includes('@') ? hash.slice(1).split('@')[0] : undefined)
  const isOther = card !== null && named !== undefined && named !== card
  const isNobodys = card !== null && named === undefined && language !== null
  const linked = isOther || isNobodys ? undefined : language

  function put(next: Language | null) {
    if (next === null) query.delete('language')
    else query.set('language', next)
    if (card !== null) query.set('card', card)
    void navigate({ pathname, search: query.toString() }, { preventScrollReset: true })
  }

  return { asked: linked, put }
}

interface LanguageSwitchProps {
  label: string
  first: Language
  languages: readonly LanguageState[]
  chosen: Language | null
  onChoose: (language: Language | null) => void
  /** Whether a language was pressed: the switch of the next card then takes the focus. */
  isPressed: RefObject<boolean>
}

function LanguageSwitch(props: LanguageSwitchProps) {
  const { label, first, languages, chosen, onChoose, isPressed } = props
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
        onClick={() => onChoose(null)}
      >
        <bdi {...writtenIn(first)}>{languageNames[first]}</bdi>
      </UnstyledButton>
      {languages.map((state) => (
        <UnstyledButton
          key={state.language}
          className={styles.language}
          aria-pressed={chosen === state.language}
          onClick={() => onChoose(state.language)}
        >
          <bdi {...writtenIn(state.language)}>{languageNames[state.language]}</bdi>
          <LanguageStateBadge state={state} />
        </UnstyledButton>
      ))}
    </Group>
  )
}
