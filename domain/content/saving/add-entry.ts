import type { Collection, Content } from '#catalogue/declaration.ts'
import type { Sent } from '#catalogue/json.ts'
import type { Actor } from '#domain/actor.ts'
import { addEntry as addEntryRow } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import { type Saved, saveContent } from './save-content.ts'

/**
 * Opens a new entry of a collection with a first draft, and submits it when `approval` is 1.
 *
 * @param start what the draft holds before the save, where that is not nothing
 */
export async function addEntry(
  tx: Tx,
  actor: Actor,
  now: string,
  declaration: Collection,
  sent: Sent,
  start?: Content,
): Promise<Saved & { entryId: number }> {
  const entryId = await addEntryRow(tx, declaration.key, now)
  const document = { declaration, entryId, language: '' } as const
  const save = { document, recordId: null, sent, ...(start ? { start } : {}) }
  return { entryId, ...(await saveContent(tx, actor, now, save)) }
}
