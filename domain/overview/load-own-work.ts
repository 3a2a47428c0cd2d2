import { stateCodes, stateNames } from '#catalogue/revision-state.ts'
import type { Overview, WorkRow } from '#catalogue/wire/overview.ts'
import { listActivitiesByIds } from '#store/log/activity.ts'
import {
  countOwnWork,
  listOwnWork,
  type OpenState,
  type WorkRow as Row,
} from '#store/overview/own-work.ts'
import type { Db } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { documentLabel } from './document-label.ts'

/** Rows on the screen. */
const maxListed = 6
const maxCounted = 1_000

/**
 * Returns the open work of a person: rejected revisions first, with their remarks, then drafts,
 * then pending ones.
 */
export async function loadOwnWork(db: Db, actor: Actor): Promise<NonNullable<Overview['work']>> {
  const rejected = await listOwnWork(db, actor.id, 'rejected', maxListed)
  const drafts = await listOwnWork(db, actor.id, 'draft', maxListed)
  const pending = await listOwnWork(db, actor.id, 'pending', maxListed)
  const rows = [...rejected, ...drafts, ...pending].slice(0, maxListed)
  const lines = await listActivitiesByIds(
    db,
    rows.flatMap(({ rejection_id: id }) => id ?? []),
  )
  const linesById = new Map(lines.map((line) => [line.id, line]))
  const count = (state: OpenState, rows: readonly Row[]) =>
    rows.length < maxListed ? rows.length : countOwnWork(db, actor.id, state, maxCounted)
  return {
    rows: rows.flatMap((row): WorkRow[] => {
      const label = documentLabel(row)
      const line = linesById.get(row.rejection_id ?? 0)
      if (!label) return []
      return [
        {
          ...label,
          approval: stateCodes[row.state],
          status_text: stateNames[row.state],
          updated_at: row.updated_at,
          rejection: line ? { by: line.actor_name, at: line.at, remarks: line.remarks } : null,
        },
      ]
    }),
    rejected: await count('rejected', rejected),
    drafts: await count('draft', drafts),
    pending: await count('pending', pending),
  }
}
