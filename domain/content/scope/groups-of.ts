import { location } from '#catalogue/collections/location.ts'
import { ruleAlternatives, ruleValues } from '#catalogue/content/group-rule.ts'
import { emptyContent } from '#catalogue/declaration.ts'
import { liveAt } from '#domain/content/timeline.ts'
import type { ReadContext } from '#domain/context.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import { listGroups, listMemberships } from '#store/groups/groups.ts'
import { ancestorsIn, ruleOf } from './group-tree.ts'

/** The dependency name of all groups, for pages that differ by them. */
export const groupsName = 'location-group'

/**
 * Returns the groups that each restaurant is in: by hand, by rule, and those that these are part of.
 * Rules read what guests see; of a restaurant that is not live yet, what staff see. So nobody moves
 * a restaurant into a group by a draft.
 */
export async function groupsOfLocations(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  const groups = ids.length === 0 ? [] : await listGroups(db)
  if (groups.length === 0) return new Map(ids.map((id) => [id, []]))
  const memberships = Map.groupBy(await listMemberships(db, ids), ({ location_id }) => location_id)
  const rules = groups.flatMap((group) => {
    const rule = ruleOf(group)
    return rule ? [{ id: group.id, fields: ruleAlternatives(rule) }] : []
  })
  const withAncestors = ancestorsIn(groups)
  const valuesOf = rules.length === 0 ? new Map() : await loadRuleValues({ db, now }, ids)
  return new Map(
    ids.map((id) => {
      const byHand = (memberships.get(id) ?? []).map(({ group_id }) => group_id)
      const has = valuesOf.get(id) ?? new Set<string>()
      const byRule = rules
        .filter(({ fields }) => fields.every((names) => names.some((name) => has.has(name))))
        .map((one) => one.id)
      const all = [...byHand, ...byRule].flatMap(withAncestors)
      return [id, [...new Set(all)].sort((a, b) => a - b)]
    }),
  )
}

async function loadRuleValues(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  ids: readonly number[],
): Promise<Map<number, Set<string>>> {
  const keys = ids.map((entryId) => ({ type: location.key, entryId, language: '' }) as const)
  const states = await listDocumentStates(db, keys)
  const revisionIds = new Map(
    states.flatMap((state) => {
      const id = liveAt(state, now)?.id ?? state.shown_id
      return id === null ? [] : [[state.entry_id, id] as const]
    }),
  )
  const revisions = await listRevisionsByIds(db, [...revisionIds.values()])
  const contents = new Map(revisions.map(({ id, content }) => [id, content]))
  return new Map(
    [...revisionIds].map(([entryId, id]) => {
      return [entryId, ruleValues(location, contents.get(id) ?? emptyContent(location))]
    }),
  )
}
