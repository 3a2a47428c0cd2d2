import { declarationByKey } from '#catalogue/catalogue.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import type { Day } from '#catalogue/time/calendar.ts'
import { dayIn } from '#catalogue/time/zone.ts'
import type { Assignee } from '#catalogue/wire/assignee.ts'
import type { Assignment } from '#catalogue/wire/assignments.ts'
import { loadBrandRegion } from '#domain/content/brand-region.ts'
import { formOf } from '#domain/content/form-of.ts'
import type { ReadContext } from '#domain/context.ts'
import {
  type AssignmentRow,
  findAssignments,
  listAssignments as listRows,
} from '#store/content/assignments/assignments.ts'
import type { Db } from '#store/tables.ts'

/** Returns a page of what is assigned, to one person or to all, by due date; what has none is last. */
export async function listAssignments(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  filter: { username?: string; revisionId?: number },
  page: { limit: number; offset: number },
): Promise<{ assignments: Assignment[]; total: number }> {
  const { rows, total } = await listRows(db, filter, page)
  const today = await loadToday(db, now)
  return { assignments: rows.flatMap((row) => assignmentOf(row, today)), total }
}

/** Returns whom revisions are assigned to, by their ids, in at most two queries. */
export async function loadAssignees(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  revisionIds: readonly number[],
): Promise<Map<number, Assignee>> {
  const rows = await findAssignments(db, revisionIds)
  if (rows.size === 0) return new Map()
  const today = await loadToday(db, now)
  return new Map([...rows].map(([id, row]) => [id, assigneeOf(row, today)]))
}

/** Returns the day in the brand's time zone. */
export async function loadToday(db: Db, now: string): Promise<Day> {
  return dayIn((await loadBrandRegion(db)).time_zone, Date.parse(now))
}

export function assignmentOf(row: AssignmentRow, today: Day): Assignment[] {
  const declaration = declarationByKey(row.subject)
  if (!declaration) return []
  return [
    {
      ...assigneeOf(row, today),
      entity_id: row.revision_id,
      entity_type: declaration.entityType,
      entry_id: row.entry_id,
      language: row.language,
      label: declaration.label,
      title: row.title ?? '',
      approval: stateCodes[row.state],
      editor_path: formOf(declaration, row),
    },
  ]
}

function assigneeOf(row: AssignmentRow, today: Day): Assignee {
  return {
    username: row.username,
    name: `${row.first_name} ${row.last_name}`.trim(),
    due_on: row.due_on,
    overdue: row.due_on !== null && row.due_on < today,
    note: row.note,
    assigned_by: row.assigner,
    assigned_at: row.assigned_at,
  }
}
