import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { Language } from '#catalogue/languages.ts'
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

/** The choice of a language for what is edited, with how each stands. */
export function useLanguageSwitch(label: string, { languages = [] }: PlaceState): Switched {
  const { data: brand } = useQuery(languagesQuery)
  const [chosen, choose] = useState<Language | null>(null)
  const isPressed = useRef(false)
  const found = languages.find(({ language }) => language === chosen)?.language ?? null
  if (!brand || languages.length === 0)
    return { first: brand?.first ?? null, chosen: null, top: null }
  const top = (
    <LanguageSwitch
      label={label}
      first={brand.first}
      languages={languages}
      chosen={found}
      choose={(next) => {
        isPressed.current = true
        choose(next)
      }}
      isPressed={isPressed}
    />
  )
  return { first: brand.first, chosen: found, top }
}
