import { useQuery } from '@tanstack/react-query'
import { headerQuery } from '#web/admin/documents/direct-sections/layout-load.ts'
import { LayoutScreen } from '#web/admin/documents/direct-sections/layout-screen.tsx'
import { MenuBuilder } from '#web/admin/documents/menu-builder/menu-builder.tsx'
import type { MenuEditor } from '#web/admin/documents/menu-builder/menu-editors.ts'
import { formatMenuStamp } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

export function MenuScreen({ editor }: { editor: MenuEditor }) {
  const load = useQuery(headerQuery(editor.header))
  return (
    <LayoutScreen
      title={labelled(editor.section.label)}
      intro={t(editor.intro)}
      load={load}
      lastUpdated={({ updated_at }) => formatMenuStamp(updated_at)}
    >
      {(data) => <MenuBuilder editor={editor} load={data} />}
    </LayoutScreen>
  )
}
