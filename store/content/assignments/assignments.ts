import type { Insertable } from 'kysely'
import { declaredKeys } from '#catalogue/catalogue.ts'
import { may, type RoleName, roles } from '#catalogue/roles.ts'
import type { Day } from '#catalogue/time/calendar.ts'
import { countRows } from '#store/count-rows.ts'
import type { Db, Tx } from '#store/tables.ts'
import type { AssignmentTable } from './assignment-tables.ts'

export type AssignmentRow = Awaited<ReturnType<typeof listAssignments>>['rows'][number]

/** Returns a page of what is assigned, by due date, and how much there is. */
export async function listAssignments(
  db: Db,
  filter: { username?: string; revisionId?: number },
  page: { limit: number; offset: number },
) {
  const { username, revisionId } = filter
  let filtered = holding(db)
  if (username !== undefined) filtered = filtered.where('person.username', '=', username)
  if (revisionId !== undefined) filtered = filtered.where('assignment.revision_id', '=', revisionId)
  const rows = await withDetails(filtered)
    .orderBy((eb) => eb.case().when('assignment.due_on', 'is', null).then(1).else(0).end())
    .orderBy('assignment.due_on')
    .orderBy('assignment.revision_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countRows(filtered) }
}

/** Returns the assignments of some revisions, by their ids. */
export async function findAssignments(
  db: Db,
  revisionIds: readonly number[],
): Promise<Map<number, AssignmentRow>> {
  if (revisionIds.length === 0) return new Map()
  const rows = await withDetails(
    holding(db).where('assignment.revision_id', 'in', revisionIds),
  ).execute()
  return new Map(rows.map((row) => [row.revision_id, row]))
}

/** Selects the revisions that are assigned to a person. */
export function assignedTo(db: Db, username: string) {
  return holding(db).where('person.username', '=', username).select('assignment.revision_id')
}

export async function saveAssignment(tx: Tx, row: Insertable<AssignmentTable>): Promise<void> {
  const { revision_id: _id, ...changed } = row
  await tx
    .insertInto('assignment')
    .values(row)
    .onConflict((conflict) => conflict.column('revision_id').doUpdateSet(changed))
    .execute()
}

export async function removeAssignment(tx: Tx, revisionId: number): Promise<void> {
  await tx.deleteFrom('assignment').where('revision_id', '=', revisionId).execute()
}

/**
 * Marks what is due from one day to another as reminded, and returns it. The caller must notify:
 * nobody takes it again.
 */
export async function takeReminders(
  tx: Tx,
  { from, to, kind }: { from: Day | null; to: Day; kind: 'soon' | 'overdue' },
  most: number,
): Promise<AssignmentRow[]> {
  const before = kind === 'soon' ? (['no'] as const) : (['no', 'soon'] as const)
  let due = holding(tx)
    .where('assignment.due_on', '<=', to)
    .where('assignment.reminded', 'in', before)
  if (from !== null) due = due.where('assignment.due_on', '>=', from)
  const taken = await tx
    .updateTable('assignment')
    .set({ reminded: kind })
    .where('revision_id', 'in', due.select('assignment.revision_id').limit(most))
    // Another node may have taken it since.
    .where('reminded', 'in', before)
    .returning('revision_id')
    .execute()
  const details = await findAssignments(
    tx,
    taken.map(({ revision_id }) => revision_id),
  )
  return [...details.values()]
}

/** Leaves out what was decided, and those who have left or may no longer do what is asked. */
export function holding(db: Db) {
  return db
    .selectFrom('assignment')
    .innerJoin('revision', 'revision.id', 'assignment.revision_id')
    .innerJoin('person', 'person.id', 'assignment.person_id')
    .whereRef('revision.state', '=', 'assignment.state')
    .where('revision.subject', 'in', declaredKeys)
    .where('person.active', '=', 1)
    .where(({ eb, or, and }) =>
      or([
        and([eb('assignment.state', '=', 'pending'), eb('person.role', 'in', deciders)]),
        and([eb('assignment.state', '=', 'draft'), eb('person.role', 'in', editors)]),
      ]),
    )
}

const deciders = rolesFor('content.decide')
const editors = rolesFor('content.edit')

function rolesFor(ability: 'content.decide' | 'content.edit'): RoleName[] {
  return roles.map(({ name }) => name).filter((name) => may(name, ability))
}

function withDetails(query: ReturnType<typeof holding>) {
  return query
    .innerJoin('person as assigner', 'assigner.id', 'assignment.assigned_by')
    .leftJoin('head', (join) =>
      join
        .onRef('head.subject', '=', 'revision.subject')
        .onRef('head.entry_id', '=', 'revision.entry_id')
        .onRef('head.language', '=', 'revision.language'),
    )
    .selectAll('assignment')
    .select([
      'revision.subject',
      'revision.entry_id',
      'revision.language',
      'revision.campaign',
      'head.title',
      'person.username',
      'person.first_name',
      'person.last_name',
      'assigner.username as assigner',
    ])
}
