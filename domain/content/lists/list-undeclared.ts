import { declaredKeys } from '#catalogue/catalogue.ts'
import { countDocumentsByType } from '#store/content/document-states.ts'
import type { Db } from '#store/tables.ts'

/**
 * Returns how many documents are kept of declarations that the brand no longer has, by their keys. They are
 * in backups, and are shown again once a declaration has the key.
 */
export async function listUndeclared(db: Db): Promise<Record<string, number>> {
  const counts = await countDocumentsByType(db)
  return Object.fromEntries(counts.filter(([type]) => !declaredKeys.includes(type)))
}
