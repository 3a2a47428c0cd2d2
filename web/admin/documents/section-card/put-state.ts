import type { Editor } from '#catalogue/editor.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

/** Shows a section as the server has just answered it, before everything else is loaded again. */
export function putState(editor: Editor, state: DocumentView): void {
  queryClient.setQueryData(editorQuery(editor, state.language).queryKey, (load) => {
    if (!load) return load
    // How it stands in other languages is not in the answer to a save.
    const shown = { ...load.sections[state.entity_type], ...state }
    return { ...load, sections: { ...load.sections, [state.entity_type]: shown } }
  })
}
