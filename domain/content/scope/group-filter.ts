import type { EntryFilter } from '#store/content/entry-list.ts'
import { listGroups } from '#store/groups/groups.ts'
import type { Db } from '#store/tables.ts'
import { ruleOf, withDescendants } from './group-tree.ts'

/** Returns the filter of a list for the restaurants in some groups and in those inside them. */
export async function groupFilter(
  db: Db,
  ids: readonly number[],
): Promise<NonNullable<EntryFilter['groups']>> {
  const groups = await listGroups(db)
  const inside = withDescendants(groups, ids)
  const rules = groups.filter(({ id }) => inside.includes(id)).map(ruleOf)
  return { ids: inside, rules: rules.filter((rule) => rule !== null) }
}
