import { anchorOf, type Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { saveSection } from '#web/admin/api/section-calls.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SaveTarget } from '#web/admin/documents/actions/save-target.ts'
import { previewIn } from '#web/admin/documents/approval/preview-tab.ts'

/** A section is kept at its own path, and shown among the others of its editor. */
export function sectionSaveTarget(
  editor: Editor,
  section: Section,
  language: DocumentLanguage = '',
): SaveTarget {
  return {
    save: (save) => saveSection(section, save),
    show: (state) => putState(editor, state),
    previewOf: () => {
      const page = previewIn(language, section.previewPath ?? '/?preview=1')
      return `${page}#${anchorOf(section)}`
    },
  }
}

/** Shows a section as the server has just answered it, before everything else is loaded again. */
function putState(editor: Editor, state: DocumentView): void {
  queryClient.setQueryData(editorQuery(editor, state.language).queryKey, (load) => {
    if (!load) return load
    // How it stands in other languages is not in the answer to a save.
    const shown = { ...load.sections[state.entity_type], ...state }
    return { ...load, sections: { ...load.sections, [state.entity_type]: shown } }
  })
}
