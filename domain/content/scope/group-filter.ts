import type { EntryFilter } from '#store/content/entry-list.ts'
import { listGroups, type StoredGroup } from '#store/groups/groups.ts'
import type { Db } from '#store/tables.ts'
import { ruleOf, withDescendants } from './group-tree.ts'

type Groups = NonNullable<EntryFilter['groups']>

/** Returns the filter of a list for the restaurants in some groups and in those inside them. */
export async function groupFilter(db: Db, ids: readonly number[]): Promise<Groups> {
  return toGroupFilter(await listGroups(db), ids)
}

/** Returns the same of groups that are loaded. */
export function toGroupFilter(groups: readonly StoredGroup[], ids: readonly number[]): Groups {
  const inside = withDescendants(groups, ids)
  const rules = groups.filter(({ id }) => inside.includes(id)).map(ruleOf)
  return { ids: inside, rules: rules.filter((rule) => rule !== null) }
}
