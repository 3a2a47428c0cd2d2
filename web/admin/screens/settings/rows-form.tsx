import type { Section } from '#catalogue/declaration.ts'
import { DirectItems } from '#web/admin/documents/direct/direct-items.tsx'
import type { LayoutLoad } from '#web/admin/documents/direct/layout-load.ts'
import { SaveBar } from '#web/admin/documents/direct/save-bar.tsx'
import type { DirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { useDirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
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

/** The accounts that the footer shows; they are part of the settings and saved with them. */
export function SocialMedia({ direct }: { direct: DirectSection }) {
  return (
    <Part title={t('settings.social')} intro={t('settings.socialIntro')}>
      <DirectItems direct={direct} empty={t('settings.noAccounts')} />
      <SaveBar direct={direct} />
    </Part>
  )
}
