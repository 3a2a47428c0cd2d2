import { useQuery } from '@tanstack/react-query'
import { menuStamp } from '#web/admin/dates/date-words.ts'
import { headerQuery } from '#web/admin/direct/frame-queries.ts'
import { FrameScreen } from '#web/admin/direct/frame-screen.tsx'
import { MenuBuilder } from '#web/admin/menu-builder/menu-builder.tsx'
import type { MenuEditor } from '#web/admin/menu-builder/menu-editors.ts'
import { labelled, say } from '#web/admin/speech/speech.ts'

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
