import { declarationByKey, editorPathOf } from '#catalogue/catalogue.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'

/** Returns a document as the overview names it; null where the catalogue no longer declares it. */
export function documentLabel(row: {
  subject: string
  entry_id: number
  language: DocumentLanguage
  title: string
}) {
  const declaration = declarationByKey(row.subject)
  if (!declaration) return null
  return {
    entity_type: declaration.entityType,
    entry_id: row.entry_id,
    language: row.language,
    label: declaration.label,
    title: row.entry_id === 0 ? '' : row.title,
    editor_path: editorPathOf(declaration, row.entry_id, row.language),
  }
}
