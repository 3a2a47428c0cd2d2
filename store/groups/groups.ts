import type { Insertable, Selectable } from 'kysely'
import { foldText } from '#catalogue/text/fold-text.ts'
import { containsFolded } from '../contains.ts'
import { countRows } from '../count-rows.ts'
import { changeFact } from '../facts.ts'
import type { Db, Tx } from '../tables.ts'
import type { LocationGroupTable } from './group-tables.ts'

export type StoredGroup = Selectable<LocationGroupTable>

/** Locks all groups, so that two changes together cannot put a group into itself. */
export async function lockGroups(tx: Tx, now: string): Promise<void> {
  await changeFact(tx, 'last_change_of_groups', now)
}

/** Returns all groups, of which there are few (`limits.groups`), by name. */
export function listGroups(db: Db): Promise<StoredGroup[]> {
  return db.selectFrom('location_group').selectAll().orderBy('search_name').execute()
}

export function findGroup(db: Db, id: number): Promise<StoredGroup | undefined> {
  return db.selectFrom('location_group').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns a page of the groups whose name contains the words, by name. */
export async function listGroupsNamed(
  db: Db,
  search: string,
  page: { limit: number; offset: number },
): Promise<{ rows: StoredGroup[]; total: number }> {
  const named = db
    .selectFrom('location_group')
    .where(containsFolded('location_group.search_name', foldText(search)))
  const rows = await named
    .selectAll()
    .orderBy('search_name')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countRows(named) }
}

/** Throws a unique violation (`isTaken`) when another group has the name. */
export async function addGroup(
  tx: Tx,
  { name, ...group }: Omit<Insertable<LocationGroupTable>, 'id' | 'search_name'>,
): Promise<number> {
  const values = { ...group, name, search_name: foldText(name) }
  const insert = tx.insertInto('location_group').values(values).returning('id')
  return (await insert.executeTakeFirstOrThrow()).id
}

/** Throws a unique violation (`isTaken`) when another group has the name. */
export async function changeGroup(
  tx: Tx,
  {
    id,
    name,
    ...group
  }: Pick<StoredGroup, 'id' | 'name' | 'parent_id' | 'rule' | 'disclosure' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('location_group')
    .set({ ...group, name, search_name: foldText(name) })
    .where('id', '=', id)
    .execute()
}

export async function removeGroup(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('location_group').where('id', '=', id).execute()
}

export interface Membership {
  group_id: number
  location_id: number
}

/** Returns the restaurants that were put into groups by hand, ascending. */
export async function listMembers(db: Db, groupIds: readonly number[]): Promise<Membership[]> {
  if (groupIds.length === 0) return []
  return db
    .selectFrom('location_group_member')
    .selectAll()
    .where('group_id', 'in', groupIds)
    .orderBy('location_id')
    .execute()
}

/** Returns the groups that restaurants were put into by hand. */
export async function listMemberships(
  db: Db,
  locationIds: readonly number[],
): Promise<Membership[]> {
  if (locationIds.length === 0) return []
  return db
    .selectFrom('location_group_member')
    .selectAll()
    .where('location_id', 'in', locationIds)
    .execute()
}

export async function replaceMembers(
  tx: Tx,
  groupId: number,
  locationIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('location_group_member').where('group_id', '=', groupId).execute()
  const rows = locationIds.map((location_id) => ({ group_id: groupId, location_id }))
  if (rows.length > 0) await tx.insertInto('location_group_member').values(rows).execute()
}

/** Restaurants whose groups one statement replaces: databases limit its values. */
const part = 500

/** Puts restaurants into these groups by hand, and takes them out of all others. */
export async function replaceGroupsOf(
  tx: Tx,
  locations: readonly { locationId: number; groupIds: readonly number[] }[],
): Promise<void> {
  for (let at = 0; at < locations.length; at += part) {
    const some = locations.slice(at, at + part)
    const ids = some.map(({ locationId }) => locationId)
    await tx.deleteFrom('location_group_member').where('location_id', 'in', ids).execute()
  }
  const rows = locations.flatMap(({ locationId, groupIds }) =>
    groupIds.map((group_id) => ({ group_id, location_id: locationId })),
  )
  for (let at = 0; at < rows.length; at += part) {
    const some = rows.slice(at, at + part)
    await tx.insertInto('location_group_member').values(some).execute()
  }
}

/** Returns which of the ids are entries of a collection. */
export async function listExistingEntries(
  db: Db,
  type: string,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('entry')
    .select('id')
    .where('subject', '=', type)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
