import type { Collection } from '#catalogue/declaration.ts'
import type { Sent } from '#catalogue/json.ts'
import { messages } from '#catalogue/messages.ts'
import { addEntry as addEntryRow, hasEntry } from '#store/content/revisions.ts'
import type { Db, Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { Problem } from '../problem.ts'
import type { Place } from './place.ts'
import { type Saved, saveContent } from './save-content.ts'

/** Opens a new entry of a collection with a first draft, and submits it when `approval` is 1. */
export async function addEntry(
  tx: Tx,
  actor: Actor,
  now: string,
  declaration: Collection,
  sent: Sent,
): Promise<Saved & { entryId: number }> {
  const entryId = await addEntryRow(tx, declaration.key, now)
  const place = { declaration, entryId, language: '' } as const
  return { entryId, ...(await saveContent(tx, actor, now, { place, recordId: null, sent })) }
}

/** Refuses an entry that there is not (404). */
export async function requireEntry(db: Db, { declaration, entryId }: Place): Promise<void> {
  const isThere = await hasEntry(db, declaration.key, entryId)
  if (!isThere) throw new Problem('not-found', messages.noSuchRecord)
}
