import { anchorOf, type Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { saveSection } from '#web/admin/api/section-calls.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import type { SaveTarget } from '#web/admin/documents/actions/save-target.ts'
import { previewIn } from '#web/admin/documents/approval/preview-tab.ts'

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

/** Puts a section from an answer into the cache, before everything else reloads. */
function putState(editor: Editor, state: DocumentView): void {
  queryClient.setQueryData(editorQuery(editor, state.language).queryKey, (load) => {
    if (!load) return load
    // The answer to a save does not carry the states of translations.
    const shown = { ...load.sections[state.entity_type], ...state }
    return { ...load, sections: { ...load.sections, [state.entity_type]: shown } }
  })
}
