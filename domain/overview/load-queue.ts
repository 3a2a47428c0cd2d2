import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Overview } from '#catalogue/wire/overview.ts'
import { countPendingRevisions } from '#store/content/pending-revisions.ts'
import { countWaitingSince, listWaiting } from '#store/overview/own-work.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'
import { documentLabel } from './document-label.ts'

/** Rows on the screen. */
const maxListed = 6
const day = 24 * 3_600_000

/** Returns what waits for a decision, the oldest first, an import as one row. */
export async function loadQueue(db: Db, now: string): Promise<NonNullable<Overview['queue']>> {
  const rows = await listWaiting(db, maxListed)
  const names = await listUsernames(
    db,
    rows.flatMap(({ submitted_by }) => submitted_by ?? []),
  )
  const before = (days: number) => addMilliseconds(now, -days * day)
  return {
    rows: rows.flatMap((row) => {
      const label = documentLabel(row)
      if (!label) return []
      const submitted_by = names.get(row.submitted_by ?? 0) ?? ''
      const { id: entity_id, batch, count } = row
      const submitted_at = row.submitted_at ?? now
      return [{ ...label, entity_id, submitted_by, submitted_at, batch, count }]
    }),
    total: await countPendingRevisions(db),
    over_a_day: await countWaitingSince(db, before(1)),
    over_three_days: await countWaitingSince(db, before(3)),
  }
}
