import type { Sent } from '#catalogue/json.ts'
import type { Actor } from '#domain/actor.ts'
import { keyOf } from '#domain/content/place.ts'
import { type Saved, saveContent } from '#domain/content/saving/save-content.ts'
import { holdHead } from '#store/content/heads.ts'
import type { Tx } from '#store/tables.ts'
import { type EntryPlace, findEntry } from './load-entry.ts'

/**
 * Saves what stands at an entry, and submits it when `approval` is 1. Without `recordId` it goes on
 * with the open record, else starts from the one that its screen shows. Refuses an entry that is not
 * there (404), and as `saveContent` does.
 */
export async function saveEntry(
  tx: Tx,
  actor: Actor,
  now: string,
  { place, recordId, sent }: { place: EntryPlace; recordId: number | null; sent: Sent },
): Promise<Saved> {
  await findEntry(tx, place)
  const { open_id } = await holdHead(tx, keyOf(place))
  return saveContent(tx, actor, now, { place, recordId: recordId ?? open_id, sent })
}
