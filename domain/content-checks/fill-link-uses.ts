import { setTimeout as pause } from 'node:timers/promises'
import { findLastRevisionId, listChangedRevisions } from '#store/content/former-revisions.ts'
import { listRevisionsByIds, lockRevision } from '#store/content/revisions.ts'
import { saveLinkUses, withWrongLinkUses } from '#store/content/uses.ts'
import { changeFact, findFact } from '#store/facts.ts'
import type { Services } from '../services.ts'

type FillServices = Pick<Services, 'store' | 'now'>

/** When the last fill began. Another number where other targets are found in the same content. */
const fact = 'links 3'
/** Milliseconds by which clocks of nodes may differ, and a save may take. */
const margin = 3_600_000
/** Revisions that are looked through at once for those that have changed. */
const part = 2_000
/** Revisions whose content is read at once. */
const atOnce = 50

/**
 * Finds what the revisions link to that a node of an earlier version has saved. Every start looks
 * again at what has changed since the last fill, because such nodes write until an upgrade ends.
 */
export async function fillLinkUses(
  { store, now }: FillServices,
  { rest, signal }: { rest: number; signal?: AbortSignal },
): Promise<void> {
  const begin = new Date(Date.parse(now()) - margin).toISOString()
  const since = (await findFact(store.db, fact)) ?? ''
  const last = await findLastRevisionId(store.db)
  for (let after = 0; after < last; after += part) {
    const changed = await listChangedRevisions(store.db, { after, to: after + part, since })
    for (let at = 0; at < changed.length; at += atOnce) {
      if (signal?.aborted) return
      await fillSome(store, changed.slice(at, at + atOnce))
      await pause(rest)
    }
    if (signal?.aborted) return
    await pause(rest)
  }
  await store.write((tx) => changeFact(tx, fact, begin))
}

async function fillSome(store: Services['store'], ids: readonly number[]): Promise<void> {
  const revisions = await listRevisionsByIds(store.db, ids)
  const current = revisions.filter(({ state }) => state !== 'expired')
  // Each is locked alone: who waits while holding another could wait for an approval that waits for it.
  for (const { id } of await withWrongLinkUses(store.db, current))
    await store.write(async (tx) => {
      const revision = await lockRevision(tx, id)
      if (revision) await saveLinkUses(tx, revision)
    })
}
