import type { Field } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'

/** The fields of one record or item under their wire names, as an answer carries them. */
export type Row = Record<string, Json>

const noPictures = new Map()

/** What a new record or item starts with, in the form that answers use. */
export function emptyRow(fields: readonly Field[]): Row {
  return Object.assign({}, ...fields.map((field) => field.answer(field.empty, noPictures)))
}

/** The names under which answers carry a field. */
export function answerNames(field: Field): string[] {
  return Object.keys(field.answer(field.empty, noPictures))
}

export function textAt(row: Row, name: string): string {
  const value = row[name]
  return typeof value === 'string' ? value : ''
}

/** An id or another number. */
export function idAt(row: Row, name: string): number | null {
  const value = row[name]
  return typeof value === 'number' ? value : null
}
