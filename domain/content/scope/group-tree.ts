import type { GroupRule } from '#catalogue/content/group-rule.ts'
import {
  type DisclosureName,
  disclosureNamesIn,
} from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import type { LocationGroup } from '#catalogue/wire/groups.ts'
import type { StoredGroup } from '#store/groups/groups.ts'

type Node = Pick<StoredGroup, 'id' | 'parent_id'>

/** Returns a function that gives a group's id, that of the group it is part of, and so on up. */
export function ancestorsIn(groups: readonly Node[]): (id: number) => number[] {
  const parents = new Map(groups.map(({ id, parent_id }) => [id, parent_id]))
  return (id) => {
    const path = new Set<number>()
    for (let at: number | null = id; at !== null && !path.has(at); at = parents.get(at) ?? null)
      path.add(at)
    return [...path]
  }
}

/** Returns the ids of some groups and of all groups inside them. */
export function withDescendants(groups: readonly Node[], ids: readonly number[]): number[] {
  const children = Map.groupBy(groups, ({ parent_id }) => parent_id)
  const found = new Set<number>(ids)
  // What is added while iterating is visited too.
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child.id)
  return [...found]
}

/** Returns how many groups are below each other inside a group, itself counted. */
export function depthOf(groups: readonly Node[], id: number): number {
  const withAncestors = ancestorsIn(groups)
  const inside = withDescendants(groups, [id])
  return Math.max(...inside.map((one) => withAncestors(one).length)) - withAncestors(id).length + 1
}

export function ruleOf({ rule }: Pick<StoredGroup, 'rule'>): GroupRule | null {
  return rule === '' ? null : (JSON.parse(rule) as GroupRule)
}

export function disclosureOf({ disclosure }: Pick<StoredGroup, 'disclosure'>): DisclosureName[] {
  return disclosureNamesIn(JSON.parse(disclosure))
}

export function toLocationGroup(group: StoredGroup, locations: readonly number[]): LocationGroup {
  const { id, name, parent_id, updated_at } = group
  const rule = ruleOf(group)
  const values =
    rule && Object.fromEntries(Object.entries(rule).map(([key, some]) => [key, [...some]]))
  const disclosure = disclosureOf(group)
  return { id, name, parent_id, locations: [...locations], rule: values, disclosure, updated_at }
}
