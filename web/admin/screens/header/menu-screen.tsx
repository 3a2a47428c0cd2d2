import { useQuery } from '@tanstack/react-query'
import { headerQuery } from '#web/admin/documents/direct/frame-queries.ts'
import { FrameScreen } from '#web/admin/documents/direct/frame-screen.tsx'
import { MenuBuilder } from '#web/admin/documents/menu-builder/menu-builder.tsx'
import type { MenuEditor } from '#web/admin/documents/menu-builder/menu-editors.ts'
import { menuStamp } from '#web/admin/i18n/date-words.ts'
import { labelled, say } from '#web/admin/i18n/speech.ts'

/** The screen of one header menu. */
export function MenuScreen({ editor }: { editor: MenuEditor }) {
  const load = useQuery(headerQuery(editor.header))
  return (
    <FrameScreen
      title={labelled(editor.section.label)}
      intro={say(editor.intro)}
      load={load}
      lastUpdated={({ updated_at }) => menuStamp(updated_at)}
    >
      {(data) => <MenuBuilder editor={editor} load={data} />}
    </FrameScreen>
  )
}
