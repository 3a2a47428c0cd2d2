import type { WorkPerson, WorkWeek } from '#catalogue/wire/overview.ts'
import { sumTransitionsByPart, sumTransitionsByPerson } from '#store/overview/transition-counts.ts'
import { listPeopleByIds } from '#store/people/list-people.ts'
import type { Db } from '#store/tables.ts'
import type { DaySpan } from './weeks.ts'

/** Returns what was submitted and decided, week by week. */
export async function loadWeeks(db: Db, weeks: readonly DaySpan[]): Promise<WorkWeek[]> {
  const parts = await sumTransitionsByPart(db, momentsOf(weeks))
  const byWeek = Map.groupBy(parts, ({ part }) => part)
  return weeks.map(({ days: [from = ''] }, at) => ({ from, ...sumOf(byWeek.get(at) ?? []) }))
}

/** Returns who did how much of it, the most active first. */
export async function loadWorkPeople(db: Db, weeks: readonly DaySpan[]): Promise<WorkPerson[]> {
  const sums = await sumTransitionsByPerson(db, momentsOf(weeks))
  const byPerson = Map.groupBy(sums, ({ person_id }) => person_id)
  const people = await listPeopleByIds(db, [...byPerson.keys()])
  return people
    .map(({ id, username, role }) => ({ id, username, role, ...sumOf(byPerson.get(id) ?? []) }))
    .sort((one, other) => doneBy(other) - doneBy(one))
}

function momentsOf(weeks: readonly DaySpan[]): string[] {
  const begins = weeks.flatMap(({ moments: [begin] }) => begin ?? [])
  return [...begins, weeks.at(-1)?.moments.at(-1) ?? '']
}

interface Sum {
  step: 'submit' | 'approve' | 'reject'
  minutes: number
  count: number
}

function sumOf(sums: readonly Sum[]) {
  const count = (step: Sum['step']) =>
    sums.reduce((total, one) => total + (one.step === step ? one.count : 0), 0)
  const decisions = sums.filter(({ step }) => step !== 'submit')
  return {
    submitted: count('submit'),
    approved: count('approve'),
    rejected: count('reject'),
    median_minutes: medianOf(decisions),
  }
}

function medianOf(sums: readonly Sum[]): number | null {
  const total = sums.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { minutes, count } of sums.toSorted((one, other) => one.minutes - other.minutes)) {
    seen += count
    if (seen * 2 >= total) return minutes
  }
  return null
}

function doneBy({ submitted, approved, rejected }: WorkPerson): number {
  return submitted + approved + rejected
}
