import type { Field } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'

/** The fields of a record or item by wire name, as responses carry them. */
export type Row = Record<string, Json>

const noPictures = new Map()

export function emptyRow(fields: readonly Field[]): Row {
  return Object.assign({}, ...fields.map((field) => field.toWire(field.empty, noPictures)))
}

export function responseNames(field: Field): string[] {
  return Object.keys(field.toWire(field.empty, noPictures))
}

export function textAt(row: Row, name: string): string {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}

export function rowsAt(row: Row, name: string): Row[] {
  const value = row[name]
  return Array.isArray(value) ? value.filter(isRow) : []
}

export function thingsAt(row: Row, name: string): { id: number; name: string }[] {
  return rowsAt(row, name).flatMap((thing) => {
    const id = idAt(thing, 'id')
    return id === null ? [] : [{ id, name: textAt(thing, 'name') }]
  })
}

function isRow(value: Json): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function idAt(row: Row, name: string): number | null {
  const value = row[name]
  return typeof value === 'number' ? value : null
}

/** The server assigns ids below this one. */
const lowest = 2 ** 20

/** Returns an id of a new row that differs from those that others add at the same time, for merging. */
export function newRowId(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return lowest + (number % (2 ** 31 - 1 - lowest))
}
