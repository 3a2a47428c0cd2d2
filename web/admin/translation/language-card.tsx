import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { PlaceLanguage } from '#catalogue/languages.ts'
import { languagesQuery } from '#web/admin/api/queries.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { WritingLanguage } from '#web/admin/fields/writing.ts'
import { SectionCard } from '#web/admin/section-card/section-card.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { TranslationCard } from './translation-card.tsx'

interface LanguageCardProps {
  editor: Editor
  section: Section
  state: PlaceState
}

/** A section's card in the language that is chosen on it; with one language there is nothing to choose. */
export function LanguageCard({ editor, section, state }: LanguageCardProps) {
  const { data: brand } = useQuery(languagesQuery)
  const [chosen, choose] = useState<PlaceLanguage>('')
  const isPressed = useRef(false)
  const { languages = [] } = state
  const language = languages.find((one) => one.language === chosen)?.language ?? ''
  const first = brand?.first ?? null
  const top =
    first && languages.length > 0 ? (
      <LanguageSwitch
        label={section.label}
        first={first}
        languages={languages}
        chosen={language}
        choose={(next) => {
          isPressed.current = true
          choose(next)
        }}
        isPressed={isPressed}
      />
    ) : null
  if (language === '' || !first) {
    return (
      <WritingLanguage value={first}>
        <SectionCard editor={editor} section={section} state={state} top={top} />
      </WritingLanguage>
    )
  }
  return (
    <WritingLanguage value={language}>
      <TranslationCard
        key={language}
        editor={editor}
        section={section}
        first={first}
        language={language}
        top={top}
      />
    </WritingLanguage>
  )
}
