import { type Item, type ItemSet, storedValue } from '#catalogue/declaration.ts'
import { type Field, referenceName } from '#catalogue/field.ts'
import { type Json, type Sent, sameJson } from '#catalogue/json.ts'
import { readFields } from './sent-fields.ts'

interface Known {
  /** The items before the save. */
  items: readonly Item[]
  /** Those among them that a row without an id may mean. */
  candidates: readonly Item[]
  /** Does a row that matches none of them mean the next one, where the save names all the others? */
  inOrder: boolean
}

/**
 * Returns the save with ids in its rows where a row without one means an item that is already there:
 * clients of the specification send what they have added again and again without ever learning its
 * id. A row means the item that it would not change, else the one of the same name (`set.naturalKey`),
 * each item at most once.
 */
export function identifyRows(
  set: ItemSet,
  sent: Sent,
  { items, candidates, inOrder }: Known,
): Sent {
  const rows = asList(sent[set.wire])
  const nameless = rows.filter((row) => isSent(row) && typeof row.id !== 'number')
  if (nameless.length === 0) return sent
  const removed = asList(sent[set.removeWire])
  const isNamed = ({ id }: Item) =>
    removed.includes(id) || rows.some((row) => isSent(row) && row.id === id)
  const free = new Set(candidates.filter((item) => !isNamed(item)))
  const isWhole = items.some(isNamed) && items.every((item) => isNamed(item) || free.has(item))
  const matches: ((row: Sent, item: Item) => boolean)[] = [
    (row, item) => isUnchanged(set, item, row),
    (row, item) => isNamesake(set, item, row),
    () => inOrder && isWhole,
  ]
  const found = new Map<unknown, number>()
  for (const isMatch of matches) {
    for (const row of nameless) {
      if (!isSent(row) || found.has(row)) continue
      const item = [...free].find((one) => isMatch(row, one))
      if (item) found.set(row, item.id)
      if (item) free.delete(item)
    }
  }
  const identified = rows.map((row) => {
    const id = found.get(row)
    return isSent(row) && id !== undefined ? { ...row, id } : row
  })
  return { ...sent, [set.wire]: identified as Json[] }
}

function isUnchanged({ fields }: ItemSet, { values }: Item, row: Sent): boolean {
  const after = readFields(fields, values, row)
  return fields.every((field) => {
    const [was, is] = [storedValue(field, values), after[field.key] ?? null]
    return field.kind === 'entity' ? nameOf(field, was) === nameOf(field, is) : sameJson(was, is)
  })
}

function isNamesake({ fields, naturalKey }: ItemSet, { values }: Item, row: Sent): boolean {
  const field = fields.find(({ key }) => key === naturalKey)
  if (!field) return false
  const sent = nameOf(field, field.read(row, field.empty) ?? field.empty)
  return sent !== '' && sent === nameOf(field, storedValue(field, values))
}

/** An entity goes by what it refers to: clients send its title in any spelling, or none. */
function nameOf(field: Field, value: Json): string {
  if (field.kind === 'entity') return field.entities(value).map(referenceName).join()
  return field.words(value, new Map()).trim().toLowerCase()
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isSent(row: unknown): row is Sent {
  return typeof row === 'object' && row !== null
}
