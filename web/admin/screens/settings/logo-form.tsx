import type { Section } from '#catalogue/declaration.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { LayoutField } from '#web/admin/documents/direct/layout-field.tsx'
import type { LayoutLoad } from '#web/admin/documents/direct/layout-load.ts'
import { SaveBar } from '#web/admin/documents/direct/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { Part } from '#web/admin/ui/part/part.tsx'

/** The logo of header 1 alone: unsaved edits of the menu beside it stay where they are. */
const logo: Section = {
  ...mainMenu,
  key: 'frame.main-menu.logo',
  label: 'Logo',
  fields: mainMenu.fields.filter(({ kind }) => kind === 'image'),
}

export function LogoForm({ load }: { load: LayoutLoad }) {
  const direct = useDirectSection(logo, load)
  return (
    <Part title={labelled(logo.label)} place={direct.place}>
      {logo.fields.map((field) => (
        <LayoutField key={field.key} field={field} direct={direct} isTitled />
      ))}
      <SaveBar direct={direct} />
    </Part>
  )
}
