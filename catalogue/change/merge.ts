import { type Content, type Declaration, type Item, storedValue } from '../declaration.ts'
import type { Field, Key, ValuePart } from '../field.ts'
import { type Json, sameJson } from '../json.ts'
import { blockFields, type Change, listOf, type Path, pathName, valuesOf } from './change.ts'
import { compare, compareFields, itemPath, keyedItems } from './compare.ts'
import { type ChooseSide, type Conflict, mapThree, type Side, type ThreeWay } from './conflict.ts'
import { mergeList } from './merge-list.ts'

export interface Merged {
  content: Content
  changes: Attributed[]
  conflicts: Conflict[]
}

/** Merges two versions with one base. What both changed differently is asked, or mine is taken. */
export function merge(
  declaration: Declaration,
  versions: ThreeWay<Content>,
  ask: ChooseSide = () => 'mine',
): Merged {
  const conflicts: Conflict[] = []
  function asked(conflict: Conflict) {
    conflicts.push(conflict)
    return ask(conflict)
  }
  const record = { item: null, field: null, part: null }
  const values = mapThree(versions, (version) => version.values)
  const items = mapThree(versions, (version) => version.items)
  const content = {
    values: mergeFields(declaration.fields, record, values, asked),
    items: declaration.set ? mergeItems(declaration.set.fields, items, asked) : items.mine,
    lastItemId: Math.max(...Object.values(mapThree(versions, ({ lastItemId }) => lastItemId))),
  }
  const mine = compare(declaration, versions.base, versions.mine)
  const theirs = compare(declaration, versions.base, versions.theirs)
  return { content, changes: attribute(mine, theirs, conflicts), conflicts }
}

type Values = Item['values']

function mergeItems(fields: readonly Field[], items: ThreeWay<Item[]>, ask: ChooseSide): Item[] {
  const merged = mergeList<Values>(
    mapThree(items, keyedItems),
    {
      pathOf: itemPath,
      nothing: {},
      merge: (id, values) => mergeFields(fields, itemPath(id), values, ask),
      isSame: (one, other) => compareFields(fields, null, one, other).length === 0,
    },
    ask,
  )
  return merged.map(({ key, value }) => ({ id: Number(key), values: value }))
}

function mergeFields(
  fields: readonly Field[],
  path: Path,
  versions: ThreeWay<Values>,
  ask: ChooseSide,
): Values {
  const merged = { ...versions.mine }
  for (const field of fields) {
    const kept = mapThree(versions, (values) => storedValue(field, values))
    const value = mergeField(field, { ...path, field: field.key }, kept, ask)
    if (!sameJson(value, kept.mine)) merged[field.key] = value
  }
  return merged
}

function mergeField(field: Field, path: Path, kept: ThreeWay<Json>, ask: ChooseSide): Json {
  const { parts } = field
  if (!parts) return mergeValue(path, kept, ask)
  const pathOf = (part: Key | null) => ({ ...path, part })
  const merged = mergeList<ValuePart['value']>(
    mapThree(kept, (value) => parts.of(value)),
    {
      pathOf,
      nothing: null,
      merge: (part, values) => mergePart(field, { ...path, part }, values, ask),
      isSame: sameJson,
    },
    ask,
  )
  return parts.join(merged)
}

/** Merges a block field by field, any other part as a whole. */
function mergePart(
  field: Field,
  path: Path & { part: Key },
  kept: ThreeWay<Json>,
  ask: ChooseSide,
): Json {
  const fields = blockFields(field, path.part, [kept.base, kept.mine, kept.theirs])
  if (!fields) return mergeValue(path, kept, ask)
  const block = valuesOf(kept.mine).kind ?? null
  const record = { item: null, field: null, part: null }
  return mergeFields(fields, record, mapThree(kept, valuesOf), (conflict) => {
    const inside = { block, field: conflict.field ?? '', part: conflict.part }
    return ask({ ...conflict, ...path, inside })
  })
}

function mergeValue(path: Path, kept: ThreeWay<Json>, ask: ChooseSide): Json {
  const { base, mine, theirs } = kept
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine
  if (sameJson(base, mine)) return theirs
  return ask({ kind: 'changed', ...path, ...kept }) === 'mine' ? mine : theirs
}

export type Attributed = Change & { by: Side | 'both' }

/** Returns the merged changes with the side that made each, without those in conflict. */
function attribute(
  mine: readonly Change[],
  theirs: readonly Change[],
  conflicts: readonly Conflict[],
): Attributed[] {
  const names = { mine: new Set(mine.map(nameOf)), theirs: new Set(theirs.map(nameOf)) }
  function settled(changes: readonly Change[], other: ReadonlySet<string>) {
    return changes.filter((change) => !isLost(change, other) && !isAsked(change, conflicts))
  }
  const [ours, others] = [settled(mine, names.theirs), settled(theirs, names.mine)]
  return [
    ...ours.map((change) => ({ ...change, by: sideOf(change, names.theirs, 'mine') })),
    ...others
      .filter((change) => !names.mine.has(nameOf(change)))
      .map((change) => ({ ...change, by: 'theirs' as const })),
  ]
}

function sideOf(change: Change, other: ReadonlySet<string>, side: Side): Side | 'both' {
  return other.has(nameOf(change)) ? 'both' : side
}

function nameOf({ kind, ...path }: Pick<Change, 'kind'> & Path): string {
  return `${kind} ${pathName(path)}`
}

function isLost(change: Change, other: ReadonlySet<string>): boolean {
  return change.kind === 'moved' && other.has(nameOf({ ...change, kind: 'removed' }))
}

function isAsked(change: Change, conflicts: readonly Conflict[]): boolean {
  return conflicts.some((conflict) => {
    if (conflict.kind === 'removed' || (conflict.kind === 'changed' && change.inside))
      return isWithin(change, conflict)
    if (conflict.kind !== change.kind) return false
    if (conflict.kind === 'changed') return pathName(change) === pathName(conflict)
    return pathName(listOf(change)) === pathName(conflict)
  })
}

function isWithin(path: Path, gone: Path): boolean {
  if (gone.field === null) return path.item === gone.item
  const whole = gone.inside ? path : { ...path, inside: undefined }
  return pathName(whole) === pathName(gone)
}
