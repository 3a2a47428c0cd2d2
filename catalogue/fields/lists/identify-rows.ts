import { type Item, type ItemSet, storedValue } from '#catalogue/declaration.ts'
import { type Field, referenceName } from '#catalogue/field.ts'
import { type Json, type SentValues, sameJson } from '#catalogue/json.ts'
import { readFields } from './sent-fields.ts'

interface StoredItems {
  items: readonly Item[]
  /** Those that a row without an id may match. */
  candidates: readonly Item[]
  /** Whether a row that matches none of them takes the next one. */
  inOrder: boolean
}

/**
 * Returns the save with ids in rows that match a stored item: the specification's clients send what
 * they added again without ever learning its id. The unchanged item comes before the one of the
 * same name (`set.naturalKey`).
 */
export function identifyRows(
  set: ItemSet,
  sent: SentValues,
  { items, candidates, inOrder }: StoredItems,
): SentValues {
  const rows = asList(sent[set.wire])
  const withoutId = rows.filter((row) => isSent(row) && typeof row.id !== 'number')
  if (withoutId.length === 0) return sent
  const removed = asList(sent[set.removeWire])
  const isMentioned = ({ id }: Item) =>
    removed.includes(id) || rows.some((row) => isSent(row) && row.id === id)
  const unmatched = new Set(candidates.filter((item) => !isMentioned(item)))
  const namesAllOthers =
    items.some(isMentioned) && items.every((item) => isMentioned(item) || unmatched.has(item))
  const matches: ((row: SentValues, item: Item) => boolean)[] = [
    (row, item) => isUnchanged(set, item, row),
    (row, item) => hasSameName(set, item, row),
    () => inOrder && namesAllOthers,
  ]
  const idByRow = new Map<unknown, number>()
  for (const isMatch of matches) {
    for (const row of withoutId) {
      if (!isSent(row) || idByRow.has(row)) continue
      const item = [...unmatched].find((one) => isMatch(row, one))
      if (item) idByRow.set(row, item.id)
      if (item) unmatched.delete(item)
    }
  }
  const identified = rows.map((row) => {
    const id = idByRow.get(row)
    return isSent(row) && id !== undefined ? { ...row, id } : row
  })
  return { ...sent, [set.wire]: identified as Json[] }
}

function isUnchanged({ fields }: ItemSet, { values }: Item, row: SentValues): boolean {
  const after = readFields(fields, values, row)
  return fields.every((field) => {
    const [was, is] = [storedValue(field, values), after[field.key] ?? null]
    return field.kind === 'entity' ? nameOf(field, was) === nameOf(field, is) : sameJson(was, is)
  })
}

function hasSameName({ fields, naturalKey }: ItemSet, { values }: Item, row: SentValues): boolean {
  const field = fields.find(({ key }) => key === naturalKey)
  if (!field) return false
  const sent = nameOf(field, field.read(row, field.empty) ?? field.empty)
  return sent !== '' && sent === nameOf(field, storedValue(field, values))
}

/** An entity is compared by its reference: clients send its title in any spelling, or none. */
function nameOf(field: Field, value: Json): string {
  if (field.kind === 'entity') return field.entities(value).map(referenceName).join()
  return field.text(value, new Map()).trim().toLowerCase()
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isSent(row: unknown): row is SentValues {
  return typeof row === 'object' && row !== null
}
