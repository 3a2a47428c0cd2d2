import type { Collection } from '#catalogue/declaration.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import type { Actor } from '#domain/actor.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { pauseBetweenBatches } from '#domain/delete-in-batches.ts'
import { Problem } from '#domain/problem.ts'
import type { Tx } from '#store/tables.ts'
import type { Draft } from './planned.ts'
import type { Progress } from './progress.ts'

/** Saves between two rests, in which guests have the machine to themselves. */
const part = 20

interface Writing {
  collection: Collection
  actor: Actor
  now: string
  submits: boolean
}

/**
 * Saves drafts that were planned, and submits them where that is asked, in one transaction: all of
 * them or none. Throws `Problem('conflict')` when an entry has changed since it was planned, or
 * something that one points to has gone.
 */
export async function writeRows(
  tx: Tx,
  writing: Writing,
  drafts: readonly Draft[],
  progress: Progress,
): Promise<void> {
  for (let at = 0; at < drafts.length; at += part) {
    const some = drafts.slice(at, at + part)
    for (const draft of some) await saveRow(tx, writing, draft)
    await progress.step(some.length)
    await pauseBetweenBatches()
  }
}

async function saveRow(
  tx: Tx,
  { collection: declaration, actor, now, submits }: Writing,
  { state, base, sent }: Draft,
): Promise<void> {
  const planned = {
    ...sent,
    ...(base ? { version: base.version } : {}),
    approval: submits ? (1 as const) : (0 as const),
  }
  try {
    if (!state) await addEntry({ db: tx, actor, now }, declaration, planned)
    else {
      const document = { declaration, entryId: state.entry_id, language: '' as const }
      const recordId = base?.state === 'draft' ? base.id : null
      await saveContent({ db: tx, actor, now }, { document, recordId, sent: planned })
    }
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'forbidden') throw error
    // The plan found nothing wrong with it: somebody was quicker.
    throw new Problem('conflict', importMessages.stale)
  }
}
