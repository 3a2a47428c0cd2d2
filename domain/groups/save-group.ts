import { checkDisclosureChoice } from '#catalogue/collections/disclosure.ts'
import { location } from '#catalogue/collections/location.ts'
import type { GroupRule } from '#catalogue/content/group-rule.ts'
import { limits } from '#catalogue/limits.ts'
import {
  type DisclosureName,
  disclosureNamesIn,
} from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import type { LocationGroup } from '#catalogue/wire/groups.ts'
import { ancestorsIn, depthOf, withDescendants } from '#domain/content/scope/group-tree.ts'
import { groupsName } from '#domain/content/scope/groups-of.ts'
import type { Context } from '#domain/context.ts'
import { recordChange } from '#domain/people/users/record-change.ts'
import { invalid, Problem } from '#domain/problem.ts'
import { addPublication, lockPublications } from '#store/content/ledger.ts'
import {
  addGroup as addRow,
  changeGroup as changeRow,
  listExistingEntries,
  listGroups,
  listMembers,
  lockGroups,
  removeGroup as removeRow,
  replaceMembers,
  type StoredGroup,
} from '#store/groups/groups.ts'
import { isTaken } from '#store/store-errors.ts'
import type { Db } from '#store/tables.ts'
import { listLimiting, requireNotLimiting } from './limiting-groups.ts'
import { listGroupUses } from './list-group-uses.ts'
import { noSuchGroup, withMembers } from './list-groups.ts'

/** What is left out stays. */
export interface GroupChange {
  name?: string | undefined
  parent_id?: number | null | undefined
  locations?: readonly number[] | undefined
  rule?: GroupRule | null | undefined
  disclosure?: readonly DisclosureName[] | undefined
}

/** Adds a group of restaurants and logs it. Throws `Problem('invalid')` as `changeGroup` does. */
export async function addGroup(
  context: Context,
  sent: GroupChange & { name: string },
): Promise<LocationGroup> {
  const { db, now } = context
  await lockPublications(db)
  await lockGroups(db, now)
  const groups = await listGroups(db)
  const { most } = limits.groups
  if (groups.length >= most) throw invalid({ name: [fill(groupMessages.tooMany, { most })] })
  const disclosure = JSON.stringify(disclosureNamesIn(sent.disclosure))
  const parent_id = sent.parent_id ?? null
  const values = { name: sent.name, parent_id, rule: stored(sent.rule), disclosure }
  const row = { ...values, created_at: now, updated_at: now }
  await requireNotLimiting(context, groups, parentsOf(values))
  await requireValid(db, groups, { id: 0, ...values }, sent)
  const id = await addRow(db, row).catch(throwNameTaken)
  return saveMembers(context, { id, sent, before: null })
}

/**
 * Changes a group of restaurants and logs it. Throws `Problem('not-found')`, `Problem('invalid')`
 * for a name that is taken, a restaurant or group that does not exist, or a group inside itself, and
 * `Problem('forbidden')` when accounts are limited to it and the actor may not change accounts.
 */
export async function changeGroup(
  context: Context,
  id: number,
  sent: GroupChange,
): Promise<LocationGroup> {
  const { db, now } = context
  await lockPublications(db)
  await lockGroups(db, now)
  const groups = await listGroups(db)
  const before = groups.find((group) => group.id === id)
  if (!before) throw noSuchGroup()
  const { name = before.name, parent_id = before.parent_id } = sent
  const rule = sent.rule === undefined ? before.rule : stored(sent.rule)
  const disclosure = sent.disclosure
    ? JSON.stringify(disclosureNamesIn(sent.disclosure))
    : before.disclosure
  const values = { id, name, parent_id, rule, disclosure, updated_at: now }
  await requireNotLimiting(context, groups, [id, ...parentsOf(values)])
  await requireValid(db, groups, values, sent)
  await changeRow(db, values).catch(throwNameTaken)
  return saveMembers(context, { id, sent, before })
}

/**
 * Deletes a group and logs it. Throws `Problem('conflict')` while groups are inside it, accounts are
 * limited to it, or something that is live or scheduled names it.
 */
export async function removeGroup(context: Context, id: number): Promise<void> {
  const { db, now } = context
  await lockPublications(db)
  await lockGroups(db, now)
  const groups = await listGroups(db)
  const group = groups.find((one) => one.id === id)
  if (!group) throw noSuchGroup()
  if (groups.some(({ parent_id }) => parent_id === id))
    throw new Problem('conflict', groupMessages.hasGroups)
  const limiting = await listLimiting(db)
  if (limiting.has(id)) throw new Problem('conflict', groupMessages.limitsAccounts)
  await requireNotLimiting(context, groups, [id])
  const uses = await listGroupUses(context, id)
  if (uses.length > 0) throw new Problem('conflict', fill(groupMessages.isNamed, { names: uses }))
  await removeRow(db, id)
  await announceGroups(context)
  await record(context, { name: { before: group.name, after: '' } })
}

function parentsOf({ parent_id }: Pick<StoredGroup, 'parent_id'>): number[] {
  return parent_id === null ? [] : [parent_id]
}

function stored(rule: GroupRule | null | undefined): string {
  return rule ? JSON.stringify(rule) : ''
}

function throwNameTaken(error: unknown): never {
  throw isTaken(error) ? invalid({ name: [groupMessages.nameTaken] }) : error
}

async function saveMembers(
  context: Context,
  { id, sent, before }: { id: number; sent: GroupChange; before: StoredGroup | null },
): Promise<LocationGroup> {
  const { db } = context
  const groups = await listGroups(db)
  const membersBefore = await listMembers(db, [id])
  if (sent.locations) await replaceMembers(db, id, [...new Set(sent.locations)])
  const after = groups.find((group) => group.id === id)
  const [group] = await withMembers(db, after ? [after] : [])
  if (!after || !group) throw noSuchGroup()
  const nameOf = (parent: number | null) => groups.find((one) => one.id === parent)?.name ?? ''
  const pairs = {
    name: [before?.name ?? '', after.name],
    parent_id: [nameOf(before?.parent_id ?? null), nameOf(after.parent_id)],
    rule: [before?.rule ?? '', after.rule],
    disclosure: [before?.disclosure ?? '[]', after.disclosure],
    locations: [
      namesOf(membersBefore.map(({ location_id }) => location_id)),
      namesOf(group.locations),
    ],
  } as const
  const changes = Object.entries(pairs).filter(([, [was, is]]) => was !== is)
  if (changes.length === 0) return group
  // The group is named in each line.
  const named = { group: { before: before?.name ?? '', after: after.name } }
  const changed = Object.fromEntries(
    changes.map(([key, [was, is]]) => [key, { before: was, after: is }]),
  )
  await announceGroups(context)
  await record(context, { ...named, ...changed })
  return group
}

/** Returns ids as the log keeps them, of very many the first. */
export function namesOf(ids: readonly number[]): string {
  return ids.join(', ').slice(0, limits.plainText)
}

async function requireValid(
  db: Db,
  groups: readonly StoredGroup[],
  group: Pick<StoredGroup, 'id' | 'parent_id'>,
  sent: GroupChange,
): Promise<void> {
  const others: Pick<StoredGroup, 'id' | 'parent_id'>[] = groups.filter(({ id }) => id !== group.id)
  const fault = parentFault([...others, group], group)
  const errors = {
    ...(fault ? { parent_id: [fault] } : {}),
    ...(await memberErrors(db, sent)),
    ...checkDisclosureChoice({ values: { disclosure: [...(sent.disclosure ?? [])] } }),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

function parentFault(
  groups: readonly Pick<StoredGroup, 'id' | 'parent_id'>[],
  { id, parent_id }: Pick<StoredGroup, 'id' | 'parent_id'>,
): Message | null {
  if (parent_id === null) return null
  if (!groups.some((one) => one.id === parent_id)) return groupMessages.noSuchGroup
  if (withDescendants(groups, [id]).includes(parent_id)) return groupMessages.inItself
  const { levels } = limits.groups
  const deepest = ancestorsIn(groups)(id).length - 1 + depthOf(groups, id)
  return deepest > levels ? fill(groupMessages.tooDeep, { levels }) : null
}

async function memberErrors(db: Db, { locations = [] }: GroupChange): Promise<FieldErrors> {
  const known = await listExistingEntries(db, location.key, [...new Set(locations)])
  const wrong = locations.flatMap((id, at) => (known.has(id) ? [] : [`locations.${at}`]))
  const listed = wrong.slice(0, limits.problemsListed)
  return Object.fromEntries(listed.map((path) => [path, [groupMessages.noSuchLocation]]))
}

/** Has pages rendered again that differ by groups. */
export async function announceGroups({ db, now }: Context): Promise<void> {
  const place = { subject: groupsName, entry_id: 0, language: '' } as const
  const nothing = { campaign: null, revision_id: null, former_id: null }
  await addPublication(db, { ...place, at: now, cause: 'library', ...nothing })
}

export async function record(
  context: Context,
  changes: Record<string, { before: string; after: string }>,
): Promise<void> {
  await recordChange(context, { personId: context.actor.id, step: 'groups', changes })
}
