import type { Section } from '#catalogue/declaration.ts'
import { DirectItems } from '#web/admin/documents/direct/direct-items.tsx'
import type { LayoutLoad } from '#web/admin/documents/direct/layout-load.ts'
import { SaveBar } from '#web/admin/documents/direct/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { Part } from '#web/admin/ui/part/part.tsx'

interface RowsFormProps {
  section: Section
  load: LayoutLoad
  intro: string
  empty: string
}

/** A section that is a list of rows, with its own Save. */
export function RowsForm({ section, load, intro, empty }: RowsFormProps) {
  const direct = useDirectSection(section, load)
  return (
    <Part title={labelled(section.label)} intro={intro} place={direct.place}>
      <DirectItems direct={direct} empty={empty} />
      <SaveBar direct={direct} />
    </Part>
  )
}
