import { declarationByKey, editorPathOf } from '#catalogue/catalogue.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'

/** A place as the first screen names it; null where the catalogue does not know it any more. */
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
