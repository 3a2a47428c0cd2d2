import type { Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { useLanguageSwitch } from '#web/admin/brand-languages/use-language-switch.tsx'
import { WritingLanguage } from '#web/admin/fields/writing.ts'
import { SectionCard } from '#web/admin/section-card/section-card.tsx'
import { TranslationCard } from './translation-card.tsx'

interface LanguageCardProps {
  editor: Editor
  section: Section
  state: PlaceState
}

/** A section's card in the language that is chosen on it; with one language there is nothing to choose. */
export function LanguageCard({ editor, section, state }: LanguageCardProps) {
  const { first, chosen, top } = useLanguageSwitch(section.label, state)
  if (!first || !chosen) {
    return (
      <WritingLanguage value={first}>
        <SectionCard editor={editor} section={section} state={state} top={top} />
      </WritingLanguage>
    )
  }
  return (
    <WritingLanguage value={chosen}>
      <TranslationCard
        key={chosen}
        editor={editor}
        section={section}
        first={first}
        language={chosen}
        top={top}
      />
    </WritingLanguage>
  )
}
