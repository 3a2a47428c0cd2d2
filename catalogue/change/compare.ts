import { type Content, type Declaration, type Item, storedValue } from '../declaration.ts'
import type { Field, Key } from '../field.ts'
import { type Json, sameJson } from '../json.ts'
import { blockFields, type Change, type Path, valuesOf } from './change.ts'
import { type Keyed, keysOf, positionsByKey, unmovedKeys } from './keyed-list.ts'

/** Returns the changes to `after`: fields as declared, items in its order, removals, moves. */
export function compare(
  declaration: Declaration,
  before: Content | null,
  after: Content,
): Change[] {
  const single = compareFields(declaration.fields, null, before?.values ?? {}, after.values)
  const set = declaration.set
  if (!set) return single
  const inside = (id: Key, was: Values, is: Values) =>
    compareFields(set.fields, Number(id), was, is)
  const items = [keyedItems(before?.items ?? []), keyedItems(after.items)] as const
  return [...single, ...compareList(...items, itemPath, inside)]
}

/** Returns whether guests would see the same. A field declared later counts as empty. */
export function isSameContent(declaration: Declaration, before: Content, after: Content): boolean {
  return compare(declaration, before, after).length === 0
}

export function keyedItems(items: readonly Item[]): Keyed<Item['values']>[] {
  return items.map(({ id, values }) => ({ key: id, value: values }))
}

export function itemPath(id: Key | null): Path {
  return { item: id === null ? null : Number(id), field: null, part: null }
}

type Values = Record<string, Json>

export function compareFields(
  fields: readonly Field[],
  item: number | null,
  before: Values,
  after: Values,
): Change[] {
  return fields.flatMap((field): Change[] => {
    const was = storedValue(field, before)
    const is = storedValue(field, after)
    const path = { item, field: field.key, part: null }
    if (!field.parts) return compareValue(path, was, is)
    return compareList(
      field.parts.of(was),
      field.parts.of(is),
      (part) => ({ ...path, part }),
      (part, inWas, inIs) => comparePart(field, { ...path, part }, inWas, inIs),
    )
  })
}

function comparePart(
  field: Field,
  path: Path & { part: Key },
  before: Json,
  after: Json,
): Change[] {
  const fields = blockFields(field, path.part, [before, after])
  if (!fields) return compareValue(path, before, after)
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return compareFields(fields, null, was, is).map((change) => {
    const inside = { block: is.kind ?? null, field: change.field ?? '', part: change.part }
    return { ...change, ...path, inside }
  })
}

function compareValue(path: Path, before: Json, after: Json): Change[] {
  return sameJson(before, after) ? [] : [{ kind: 'changed', ...path, before, after }]
}

function compareList<T extends Json>(
  before: readonly Keyed<T>[],
  after: readonly Keyed<T>[],
  pathOf: (key: Key) => Path,
  compareInside: (key: Key, before: T, after: T) => Change[],
): Change[] {
  const [was, is] = [positionsByKey(before), positionsByKey(after)]
  const stayed = unmovedKeys(keysOf(before), keysOf(after))
  const present: Change[] = []
  const moved: Change[] = []
  for (const [key, { value, place: to }] of is) {
    const old = was.get(key)
    if (!old) present.push({ kind: 'added', ...pathOf(key), after: value, to })
    else present.push(...compareInside(key, old.value, value))
    if (old && !stayed.has(key)) moved.push({ kind: 'moved', ...pathOf(key), from: old.place, to })
  }
  const gone = [...was].filter(([key]) => !is.has(key))
  const removed = gone.map(
    ([key, { value, place: from }]): Change => ({
      kind: 'removed',
      ...pathOf(key),
      before: value,
      from,
    }),
  )
  return [...present, ...removed, ...moved]
}
