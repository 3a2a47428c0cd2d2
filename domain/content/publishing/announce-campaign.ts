import { limits } from '#catalogue/limits.ts'
import type { Context } from '#domain/context.ts'
import { listUnrecordedSpans, recordSpan } from '#store/content/campaigns/campaigns.ts'
import { type Line, listLines } from '#store/content/campaigns/lines.ts'
import { addPublication, lockPublications, publishAsOne } from '#store/content/ledger.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Store } from '#store/store.ts'
import type { Db } from '#store/tables.ts'

/** Returns the documents of a campaign that have an approved revision of their own in it. */
export async function listApprovedLines(db: Db, campaign: number): Promise<Line[]> {
  const lines = await listLines(db, campaign, { limit: limits.campaigns.documents })
  const ids = lines.flatMap(({ live_id }) => live_id ?? [])
  const own = new Set(
    (await listRevisionsByIds(db, ids)).flatMap((one) => (one.campaign === campaign ? one.id : [])),
  )
  return lines.filter(({ live_id }) => live_id !== null && own.has(live_id))
}

/**
 * Tells pages, search and other nodes that guests see some documents through a campaign, or not any
 * more. The ledger is locked, and all rows have one sequence (`publishAsOne`).
 */
export async function announceLines(
  { db, now }: Pick<Context, 'db' | 'now'>,
  lines: readonly Line[],
): Promise<void> {
  for (const { campaign, subject, entry_id, language, live_id } of lines) {
    await addPublication(db, {
      ...{ subject, entry_id, language, at: now, cause: 'campaign' },
      ...{ campaign, revision_id: live_id, former_id: null },
    })
  }
}

/** Spans in one transaction. */
const batchSize = 20

/**
 * Writes the starts and ends of campaigns that have passed into the ledger, each under one sequence, for
 * search and the dates of pages. What guests see does not wait for it.
 */
export async function recordDueSpans(store: Store, now: string): Promise<void> {
  for (;;) {
    const due = await listUnrecordedSpans(store.db, now, batchSize)
    if (due.length === 0) return
    await store.write(async (db) => {
      await lockPublications(db)
      for (const span of await listUnrecordedSpans(db, now, batchSize)) {
        const isOver = span.ends_at !== null && span.ends_at <= now
        const at = isOver && span.ends_at !== null ? span.ends_at : span.starts_at
        const lines = await listApprovedLines(db, span.campaign)
        await publishAsOne(db, () => announceLines({ db, now: at }, lines))
        await recordSpan(db, span, isOver ? 2 : 1)
      }
    })
  }
}
