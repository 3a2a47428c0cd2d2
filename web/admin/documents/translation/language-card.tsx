import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { Language } from '#catalogue/languages.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { useLanguageSwitch } from '#web/admin/documents/languages/use-language-switch.tsx'
import { SectionCard } from '#web/admin/documents/section-card/section-card.tsx'
import { sectionSaveTarget } from '#web/admin/documents/section-card/section-save-target.ts'
import { WritingLanguage } from '#web/admin/fields/writing.ts'
import { TranslationCard } from './translation-card.tsx'

interface LanguageCardProps {
  editor: Editor
  section: Section
  state: DocumentView
}

export function LanguageCard({ editor, section, state }: LanguageCardProps) {
  const { first, chosen, top } = useLanguageSwitch(section, state)
  if (!first || !chosen) {
    return (
      <WritingLanguage value={first}>
        <SectionCard
          target={sectionSaveTarget(editor, section)}
          section={section}
          state={state}
          top={top}
        />
      </WritingLanguage>
    )
  }
  return (
    <WritingLanguage value={chosen}>
      <SectionTranslation key={chosen} {...{ editor, section, first, language: chosen, top }} />
    </WritingLanguage>
  )
}

interface SectionTranslationProps {
  editor: Editor
  section: Section
  first: Language
  language: Language
  top: ReactNode
}

function SectionTranslation({ editor, section, ...rest }: SectionTranslationProps) {
  const load = useQuery({
    ...editorQuery(editor, rest.language),
    select: ({ sections }) => sections[section.entityType],
  })
  return (
    <TranslationCard
      section={section}
      target={sectionSaveTarget(editor, section, rest.language)}
      load={load}
      {...rest}
    />
  )
}
