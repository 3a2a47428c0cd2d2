import type { Field, FieldKind } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import { pictureAt } from '#web/admin/picture-slot/picture-slot.ts'
import { type Row, textAt } from '#web/admin/rows/row.ts'
import { menuPages } from './sent-of.ts'

type Words = (field: Field, row: Row) => string

const asText: Words = (field, row) => textAt(row, field.wire)

/** A field's value in words, for people who only read it. */
const words: Record<FieldKind, Words> = {
  text: asText,
  longText: asText,
  link: asText,
  choice: asText,
  colour: asText,
  constant: () => '',
  choices: choicesWords,
  names: (field, row) => namesAt(row, field.wire).join(', '),
  image: (field, row) => pictureWords(field, row),
  entity: (_field, row) => textAt(row, 'entity_name'),
  pageList: (_field, row) =>
    menuPages(row)
      .map(({ name }) => name)
      .join(', '),
}

export function wordsOf(field: Field, row: Row): string {
  return words[field.kind](field, row)
}

/** The texts of a list. */
export function textsAt(row: Row, wire: string): string[] {
  const list = row[wire]
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
}

function choicesWords(field: Field, row: Row): string {
  const labels = new Map(field.options?.map(({ value, label }) => [value, label]))
  return textsAt(row, field.wire)
    .map((value) => labels.get(value) ?? value)
    .join(', ')
}

/** The names in a list of `{ name }`. */
export function namesAt(row: Row, wire: string): string[] {
  const list = row[wire]
  return Array.isArray(list) ? list.map(nameOf) : []
}

function nameOf(value: Json): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  return typeof value.name === 'string' ? value.name : ''
}

function pictureWords(field: Field, row: Row): string {
  const picture = pictureAt(field, row)
  return picture ? picture.alt || `Picture ${picture.id}` : ''
}
