import { sql } from 'kysely'
import { declaredKeys } from '#catalogue/catalogue.ts'
import { may, type RoleName, roles } from '#catalogue/roles.ts'
import type { Day } from '#catalogue/time/calendar.ts'
import { countRows } from '#store/count-rows.ts'
import type { Db } from '#store/tables.ts'
import { holding } from './assignments.ts'

export interface WaitingFilter {
  /** Of the people who are waited for. */
  role?: RoleName
  /** Only what is about these restaurants. */
  locations?: { type: string; ids: readonly number[] }
  /** Days before it are overdue. */
  today: Day
}

/** `decision`: a request waits for an approver; `draft`: somebody waits for a draft that they assigned. */
export type WaitingKind = 'decision' | 'draft'

/** Returns a page of who waits for whom, the longest first, and how many such pairs there are. */
export async function listWaiting(
  db: Db,
  filter: WaitingFilter,
  page: { limit: number; offset: number },
) {
  const { today } = filter
  const pairs = people(db, filter)
    .select(['waiting.kind', 'waiter.username as waiter', 'waiter.role as waiter_role'])
    .select(['responsible.username as responsible', 'responsible.role as responsible_role'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('waiting.since').as('since')])
    .select(sql<number>`sum(case when waiting.due_on < ${today} then 1 else 0 end)`.as('overdue'))
    .groupBy(['waiting.kind', 'waiter.id', 'waiter.username', 'waiter.role'])
    .groupBy(['responsible.id', 'responsible.username', 'responsible.role'])
  const rows = await pairs
    .orderBy(({ fn }) => fn.min('waiting.since'))
    .orderBy('waiter.id')
    .orderBy('responsible.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const numbers = rows.map(({ count, overdue, ...row }) => ({
    ...row,
    count: Number(count),
    overdue: Number(overdue),
  }))
  return { rows: numbers, total: await countRows(db.selectFrom(pairs.as('pairs'))) }
}

/** Returns for how much and since when each role is waited for. */
export async function countWaitingByRole(db: Db, filter: WaitingFilter) {
  // No parameter: PostgreSQL would take that of the grouping for another.
  const role = sql<RoleName>`coalesce(responsible.role, ${sql.lit(deciders[0] ?? '')})`
  const rows = await people(db, filter)
    .select(role.as('role'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('waiting.since').as('since')])
    .groupBy(role)
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** Those who decide on what is assigned to nobody. */
const deciders = roles.map(({ name }) => name).filter((name) => may(name, 'content.decide'))

function people(db: Db, { role, locations }: WaitingFilter) {
  let query = db
    .selectFrom(waiting(db).as('waiting'))
    .innerJoin('person as waiter', 'waiter.id', 'waiting.waiter_id')
    .leftJoin('person as responsible', 'responsible.id', 'waiting.responsible_id')
  if (locations)
    query = query
      .where('waiting.subject', '=', locations.type)
      .where('waiting.entry_id', 'in', [0, ...locations.ids])
  if (role)
    query = query.where(({ eb, or }) =>
      or([
        eb('responsible.role', '=', role),
        ...(deciders.includes(role) ? [eb('responsible.id', 'is', null)] : []),
      ]),
    )
  return query
}

/** Selects what waits, one row a revision. */
function waiting(db: Db) {
  const held = holding(db)
    .where('assignment.state', '=', 'pending')
    .select(['assignment.revision_id', 'assignment.person_id', 'assignment.due_on'])
  const decisions = db
    .selectFrom('revision')
    .leftJoin(held.as('held'), 'held.revision_id', 'revision.id')
    .where('revision.state', '=', 'pending')
    .where('revision.subject', 'in', declaredKeys)
    .select(sql<WaitingKind>`'decision'`.as('kind'))
    .select([
      'revision.subject',
      'revision.entry_id',
      'held.person_id as responsible_id',
      'held.due_on',
    ])
    .select(({ fn }) => [
      fn.coalesce('revision.submitted_by', 'revision.author_id').as('waiter_id'),
      fn.coalesce('revision.submitted_at', 'revision.updated_at').as('since'),
    ])
  const drafts = holding(db)
    .where('assignment.state', '=', 'draft')
    .whereRef('assignment.assigned_by', '<>', 'assignment.person_id')
    .select(sql<WaitingKind>`'draft'`.as('kind'))
    .select(['revision.subject', 'revision.entry_id', 'assignment.person_id as responsible_id'])
    .select(['assignment.due_on', 'assignment.assigned_by as waiter_id'])
    .select('assignment.assigned_at as since')
  return decisions.unionAll(drafts)
}
