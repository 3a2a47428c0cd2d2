import { declarationByKey } from '#catalogue/catalogue.ts'
import { type State, type Step, stateCodes, stateNames } from '#catalogue/revision-state.ts'
import type { LogEntry } from '#catalogue/wire.ts'
import type { Actor } from '#domain/actor.ts'
import { type Activity, countActivity, listActivity } from '#store/content/activity.ts'
import type { Db } from '#store/tables.ts'
import { findUndoable } from './find-undoable.ts'

export interface LogQuery {
  /** Keys of sections and collections; left out: all. */
  subjects?: readonly string[]
  state?: State
  search?: string
}

/** A page of the activity log, newest first, and how long it is in all, for this person. */
export async function listLog(
  db: Db,
  query: LogQuery,
  page: { limit: number; offset: number },
  actor: Actor | null = null,
): Promise<{ entries: LogEntry[]; total: number }> {
  const filter = { ...query, search: (query.search ?? '').trimStart() }
  const rows = await listActivity(db, filter, page)
  const undoable = actor ? await findUndoable(db, actor, rows) : new Set()
  const entries = rows.map((row) => toLogEntry(row, undoable.has(row.id)))
  return { entries, total: await countActivity(db, filter) }
}

/** Steps of which the log says by whose decision, and when; what the clock does is by the last one's. */
const decisions = new Set<Step>([
  'approve',
  'reject',
  'replace',
  'end',
  'revert',
  'takeOff',
  'unschedule',
])

/** A line of the log as it is answered. */
export function toLogEntry(row: Activity, canUndo: boolean): LogEntry {
  // What a newer version replaced says by whose decision, and when.
  const isDecision = decisions.has(row.step)
  const name = stateNames[row.to_state]
  return {
    id: row.id,
    description: row.description,
    author: row.author_name,
    created_by: row.author_name,
    created_at: row.author_at,
    status: stateCodes[row.to_state],
    statusText: name,
    status_text: name,
    approved_by: isDecision ? row.actor_name : null,
    approved_at: isDecision ? row.at : null,
    remarks: row.remarks,
    entity_type: declarationByKey(row.subject)?.entityType ?? row.subject,
    entity_id: row.revision_id,
    entry_id: row.entry_id,
    language: row.language,
    can_undo: canUndo,
  }
}
