import type { Collection } from '#catalogue/declaration.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import type { Actor } from '#domain/actor.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { pauseBetweenBatches } from '#domain/delete-in-batches.ts'
import {
  type LocationInGroups,
  lockForGroups,
  putIntoGroups,
} from '#domain/groups/put-into-groups.ts'
import { Problem } from '#domain/problem.ts'
import type { Tx } from '#store/tables.ts'
import type { Draft, Planned } from './planned.ts'
import type { Progress } from './progress.ts'

/** Saves in one step, so that guests' requests run in between. */
const part = 20

interface WriteInput {
  collection: Collection
  actor: Actor
  now: string
  submits: boolean
  /** Names the import, by which its submissions are decided together. */
  batch: string
}

/**
 * Saves planned drafts, submits them where asked, and puts restaurants into their groups, in one
 * transaction. Throws
 * `Problem('conflict')` when an entry, or one that it refers to, has changed since it was planned.
 */
export async function writeRows(
  tx: Tx,
  writing: WriteInput,
  rows: readonly Planned[],
  progress: Progress,
): Promise<void> {
  const { actor, now } = writing
  const hasGroups = rows.some(({ groupIds }) => groupIds !== undefined)
  if (hasGroups) await lockForGroups({ db: tx, now })
  const grouped: LocationInGroups[] = []
  for (let at = 0; at < rows.length; at += part) {
    const batch = rows.slice(at, at + part)
    for (const { draft, entryId, groupIds } of batch) {
      const locationId = draft ? await saveRow(tx, writing, draft) : entryId
      if (groupIds && locationId !== null) grouped.push({ locationId, groupIds })
    }
    await progress.step(batch.length)
    await pauseBetweenBatches()
  }
  if (hasGroups) await putIntoGroups({ db: tx, actor, now }, grouped)
}

async function saveRow(
  tx: Tx,
  { collection: declaration, actor, now, submits, batch }: WriteInput,
  { state, base, sent }: Draft,
): Promise<number> {
  const values = {
    ...sent,
    ...(base ? { version: base.version } : {}),
    approval: submits ? (1 as const) : (0 as const),
  }
  const context = { db: tx, actor, now, batch }
  try {
    if (!state) return (await addEntry(context, declaration, values)).entryId
    const document = { declaration, entryId: state.entry_id, language: '' as const }
    const recordId = base?.state === 'draft' ? base.id : null
    await saveContent(context, { document, recordId, sent: values })
    return state.entry_id
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'forbidden') throw error
    // The plan found nothing wrong with it: somebody has changed it since.
    throw new Problem('conflict', importMessages.stale)
  }
}
