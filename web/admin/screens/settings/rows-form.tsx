import type { Section } from '#catalogue/declaration.ts'
import { DirectItems } from '#web/admin/direct/direct-items.tsx'
import type { FrameLoad } from '#web/admin/direct/frame-load.ts'
import { SaveBar } from '#web/admin/direct/save-bar.tsx'
import { useDirectSection } from '#web/admin/direct/use-direct-section.ts'
import { Part } from '#web/admin/part/part.tsx'
import { labelled } from '#web/admin/speech/speech.ts'

interface RowsFormProps {
  section: Section
  load: FrameLoad
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
