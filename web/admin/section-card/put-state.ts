import type { Editor } from '#catalogue/editor.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'

/** Shows a section as the server has just answered it, before everything else is loaded again. */
export function putState(editor: Editor, state: PlaceState): void {
  queryClient.setQueryData(editorQuery(editor).queryKey, (load) =>
    load ? { ...load, sections: { ...load.sections, [state.entity_type]: state } } : load,
  )
}
