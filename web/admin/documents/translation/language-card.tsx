import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { anchorOf, type Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { Language } from '#catalogue/languages.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { saveSection, type Variant } from '#web/admin/api/section-calls.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SaveTarget } from '#web/admin/documents/actions/use-document-save.ts'
import { previewIn } from '#web/admin/documents/approval/preview-tab.ts'
import { useCampaign } from '#web/admin/documents/campaigns/working-on.ts'
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
  const campaign = useCampaign()
  const shape = useMemo(() => sectionShape(section), [section])
  if (!first || !chosen) {
    return (
      <WritingLanguage value={first}>
        <SectionCard
          target={sectionSaveTarget(editor, section, { campaign })}
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
  const variant = { language: rest.language, campaign: useCampaign() }
  const load = useQuery({
    ...editorQuery(editor, variant),
    select: ({ sections }) => sections[section.entityType],
  })
  return (
    <TranslationCard
      section={section}
      target={sectionSaveTarget(editor, section, variant)}
      load={load}
      {...rest}
    />
  )
}

/** @param loaded what the screen has loaded; a card that campaigns do not cover is the site's there */
export function sectionSaveTarget(
  editor: Editor,
  section: Section,
  loaded: Variant = {},
): SaveTarget {
  return {
    save: (save) => saveSection(section, save),
    show: (state) => putState(editor, loaded, state),
    previewOf: () => {
      const page = previewIn(loaded.language ?? '', section.previewPath ?? '/?preview=1')
      return `${page}#${anchorOf(section)}`
    },
  }
}

/** Puts a section from a response into the cache, before everything else reloads. */
function putState(editor: Editor, loaded: Variant, state: DocumentView): void {
  queryClient.setQueryData(editorQuery(editor, loaded).queryKey, (load) => {
    if (!load) return load
    // The answer to a save does not carry the states of translations.
    const updated = { ...load.sections[state.entity_type], ...state }
    return { ...load, sections: { ...load.sections, [state.entity_type]: updated } }
  })
}
