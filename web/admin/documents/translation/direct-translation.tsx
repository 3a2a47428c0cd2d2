import { Stack } from '@mantine/core'
import type { Section } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { LayoutLoad } from '#web/admin/documents/direct/layout-load.ts'
import { SaveBar } from '#web/admin/documents/direct/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { TranslationContent } from './translation-content.tsx'

interface DirectTranslationProps {
  /** As the first language has it. */
  whole: Section
  section: Section
  first: Language
  load: LayoutLoad
}

/** A translation that is saved without approval: visitors see it at once. */
export function DirectTranslation({ whole, section, first, load }: DirectTranslationProps) {
  const direct = useDirectSection(section, load)
  return (
    <Stack gap="lg" ref={direct.place}>
      <TranslationContent
        whole={whole}
        section={section}
        first={first}
        state={direct.state}
        form={direct.form}
        refusals={direct}
        isBusy={direct.isSaving && !direct.waiting}
      />
      <SaveBar direct={direct} />
    </Stack>
  )
}
