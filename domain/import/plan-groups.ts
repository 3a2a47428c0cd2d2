import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { groupFinder, groupsHeading } from '#catalogue/spreadsheet/group-names.ts'
import type { Actor } from '#domain/actor.ts'
import { lockedGroups } from '#domain/groups/limiting-groups.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { listGroups, listMemberships } from '#store/groups/groups.ts'
import type { Db } from '#store/tables.ts'
import type { Row } from './row.ts'

/**
 * Returns the groups of the rows whose restaurants change them. A name without a group is rejected,
 * as is a group that limits people where the actor may not change accounts.
 */
export async function planGroups(
  db: Db,
  actor: Actor,
  rows: readonly Row[],
  states: ReadonlyMap<Row, DocumentState>,
): Promise<Map<Row, number[]>> {
  const named = rows.filter(({ groupNames }) => groupNames !== undefined)
  if (named.length === 0) return new Map()
  const groups = await listGroups(db)
  const ids = named.flatMap((row) => states.get(row)?.entry_id ?? [])
  const members = Map.groupBy(await listMemberships(db, ids), ({ location_id }) => location_id)
  const isLocked = await lockedGroups({ db, actor }, groups)
  const find = groupFinder(groups)
  const changed = new Map<Row, number[]>()
  for (const row of named) {
    const found = (row.groupNames ?? []).map(find)
    const wanted = new Set(found.filter((id) => id !== null))
    const own = members.get(states.get(row)?.entry_id ?? 0) ?? []
    const before = new Set(own.map(({ group_id }) => group_id))
    const differing = [...wanted.symmetricDifference(before)]
    if (found.includes(null)) addFault(row, groupMessages.noSuchGroup)
    else if (differing.some(isLocked)) addFault(row, groupMessages.limitsPeople)
    else if (differing.length > 0) changed.set(row, [...wanted])
  }
  return changed
}

function addFault({ errors }: Row, sentence: Row['errors'][number]['sentence']): void {
  errors.push({ column: groupsHeading, sentence })
}
