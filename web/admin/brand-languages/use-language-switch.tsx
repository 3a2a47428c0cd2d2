import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Declaration } from '#catalogue/declaration.ts'
import { type Language, languages } from '#catalogue/languages.ts'
import { languagesQuery } from '#web/admin/api/queries.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { LanguageSwitch } from './language-switch.tsx'

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

/** The choice of a language for what is edited, with how each stands; an address may ask for one. */
export function useLanguageSwitch({ key, label }: Named, state: PlaceState): Switched {
  const own = state.languages ?? []
  const { data: brand } = useQuery(languagesQuery)
  const { asked, forget } = useAskedLanguage(state.entry_id === 0 ? key : null)
  const [chosen, choose] = useState(asked)
  const isPressed = useRef(false)
  useEffect(() => {
    if (asked) choose(asked)
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
        forget()
      }}
      isPressed={isPressed}
    />
  )
  return { first: brand.first, chosen: found, top }
}

/**
 * The language that the address asks for, until another is chosen.
 *
 * @param card by which the address names a card among several; null for what has its screen alone
 */
function useAskedLanguage(card: string | null) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(search)
  const language = wanted.get('language')
  const isMeant = card === null || hash.startsWith(`#${card}@`)
  const asked = (isMeant && languages.find((one) => one === language)) || null

  function forget() {
    if (!asked) return
    wanted.delete('language')
    void navigate({ pathname, search: wanted.toString() }, { replace: true })
  }

  return { asked, forget }
}
