import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { anchorOf, type Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { DocumentLanguage, Language } from '#catalogue/languages.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { saveSection } from '#web/admin/api/section-calls.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SaveTarget } from '#web/admin/documents/actions/use-document-save.ts'
import { previewIn } from '#web/admin/documents/approval/preview-tab.ts'
import { sectionShape } from '#web/admin/documents/entry/entry-shape.ts'
import { useLanguageSwitch } from '#web/admin/documents/languages/use-language-switch.tsx'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { SectionCard } from '#web/admin/documents/section-card/section-card.tsx'
import { WritingLanguage } from '#web/admin/fields/writing.ts'
import { TranslationCard } from './translation-card-later.tsx'

interface LanguageCardProps {
  editor: Editor
  section: Section
  state: DocumentView
  /** Replaces the fields of the default language. */
  Inside?: ComponentType<CardContentProps> | undefined
}

export function LanguageCard({ editor, section, state, Inside }: LanguageCardProps) {
  const { first, chosen, top } = useLanguageSwitch(section, state)
  const shape = useMemo(() => sectionShape(section), [section])
  if (!first || !chosen) {
    return (
      <WritingLanguage value={first}>
        <SectionCard
          target={sectionSaveTarget(editor, section)}
          section={shape}
          state={state}
          top={top}
          Inside={Inside}
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

export function sectionSaveTarget(
  editor: Editor,
  section: Section,
  language: DocumentLanguage = '',
): SaveTarget {
  return {
    save: (save) => saveSection(section, save),
    show: (state) => putState(editor, state),
    previewOf: () => {
      const page = previewIn(language, section.previewPath ?? '/?preview=1')
      return `${page}#${anchorOf(section)}`
    },
  }
}

/** Puts a section from a response into the cache, before everything else reloads. */
function putState(editor: Editor, state: DocumentView): void {
  queryClient.setQueryData(editorQuery(editor, state.language).queryKey, (load) => {
    if (!load) return load
    // The answer to a save does not carry the states of translations.
    const updated = { ...load.sections[state.entity_type], ...state }
    return { ...load, sections: { ...load.sections, [state.entity_type]: updated } }
  })
}
