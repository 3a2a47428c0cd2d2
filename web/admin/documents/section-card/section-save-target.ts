import { anchorOf, type Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { saveSection } from '#web/admin/api/section-calls.ts'
import type { SaveTarget } from '#web/admin/documents/actions/save-target.ts'
import { previewIn } from '#web/admin/documents/languages/preview-in.ts'
import { putState } from './put-state.ts'

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
