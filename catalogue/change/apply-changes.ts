import { type Content, type Declaration, type Item, storedValue } from '../declaration.ts'
import type { Field, Key } from '../field.ts'
import type { Json } from '../json.ts'
import { blockFields, type Change, keyOf, type ListPosition, valuesOf } from './change.ts'
import { keyedItems } from './compare.ts'
import type { Keyed } from './keyed-list.ts'

/** Returns the content with the changes applied. Applying twice equals applying once. */
export function applyChanges(
  declaration: Declaration,
  content: Content,
  changes: readonly Change[],
): Content {
  const ofRecord = changes.filter(({ item }) => item === null)
  const values = changedValues(declaration.fields, content.values, ofRecord)
  const items = declaration.set
    ? changedItems(declaration.set.fields, content.items, changes)
    : content.items
  const lastItemId = Math.max(content.lastItemId, ...items.map(({ id }) => id))
  return { values, items, lastItemId }
}

function changedItems(
  fields: readonly Field[],
  items: readonly Item[],
  changes: readonly Change[],
): Item[] {
  const ofItems = changes.filter(({ item }) => item !== null)
  const ofSet = ofItems.filter(({ field }) => field === null)
  return changedList(keyedItems(items), ofSet, valuesOf).map(({ key, value }) => {
    const inside = ofItems.filter(({ item, field }) => item === key && field !== null)
    return { id: Number(key), values: changedValues(fields, value, inside) }
  })
}

function changedValues(
  fields: readonly Field[],
  before: Record<string, Json>,
  changes: readonly Change[],
): Record<string, Json> {
  const values = { ...before }
  for (const field of fields) {
    const fieldChanges = changes.filter((change) => change.field === field.key)
    if (fieldChanges.length > 0)
      values[field.key] = changedValue(field, storedValue(field, before), fieldChanges)
  }
  return values
}

function changedValue(field: Field, before: Json, changes: readonly Change[]): Json {
  const whole = changes.findLast(({ kind, part }) => kind === 'changed' && part === null)
  if (whole?.kind === 'changed') return whole.after
  if (!field.parts) return before
  const ofParts = changes.filter(({ inside }) => !inside)
  const parts = changedList(field.parts.of(before), ofParts, (value) => value)
  return field.parts.join(parts.map((part) => changedPart(field, part, changes)))
}

function changedPart(field: Field, part: Keyed<Json>, changes: readonly Change[]): Keyed<Json> {
  const inside = changes.flatMap((change) => {
    if (!change.inside || change.part !== part.key) return []
    return [{ ...change, item: null, ...change.inside, inside: undefined }]
  })
  const fields = blockFields(field, part.key, [part.value])
  if (inside.length === 0 || !fields) return part
  return { ...part, value: changedValues(fields, valuesOf(part.value), inside) }
}

function changedList<T>(
  before: readonly Keyed<T>[],
  changes: readonly Change[],
  asValue: (value: Json) => T,
): Keyed<T>[] {
  const known = new Map(before.map((one) => [one.key, one]))
  const order = before.map(({ key }) => key)
  for (const change of changes) {
    const key = keyOf(change)
    if (key === null) continue
    if (change.kind === 'removed') known.delete(key)
    const isNew = change.kind === 'added'
    if (isNew || (change.kind === 'changed' && known.has(key))) {
      known.set(key, { key, value: asValue(change.after) })
    }
  }
  for (const { key, to } of arrivals(changes)) {
    const was = order.indexOf(key)
    if (was >= 0) order.splice(was, 1)
    order.splice(positionIn(order, to), 0, key)
  }
  return order.flatMap((key) => known.get(key) ?? [])
}

/** Orders insertions and moves by their target position, so that each one finds its predecessor. */
function arrivals(changes: readonly Change[]): { key: Key; to: ListPosition }[] {
  const arrived = changes.flatMap((change) => {
    const key = keyOf(change)
    return 'to' in change && key !== null ? [{ key, to: change.to }] : []
  })
  return arrived.toSorted((one, other) => one.to.at - other.to.at)
}

function positionIn(order: readonly Key[], { at, behind }: ListPosition): number {
  if (behind === null) return 0
  const index = order.indexOf(behind)
  return index < 0 ? Math.min(at, order.length) : index + 1
}
