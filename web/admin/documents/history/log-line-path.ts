import { declarationByEntityType, editorPathOf } from '#catalogue/catalogue.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'

/** Where the place is edited that a line of the log is about; null for what no screen edits. */
export function logLinePath({ entity_type, entry_id, language }: LogEntry): string | null {
  const declaration = declarationByEntityType(entity_type)
  return declaration ? editorPathOf(declaration, entry_id, language) : null
}
