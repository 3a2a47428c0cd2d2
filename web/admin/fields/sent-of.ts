import type { Field, FieldKind } from '#catalogue/field.ts'
import { followsWire } from '#catalogue/fields/link.ts'
import { type Json, sameJson } from '#catalogue/json.ts'
import { pictureAt } from '#web/admin/fields/pictures/picture-slot.ts'
import { idAt, type Row, rowsAt, textAt, thingsAt } from './row.ts'

type Sender = (field: Field, row: Row) => Row

const asItIs: Sender = (field, row) => ({ [field.wire]: row[field.wire] ?? field.empty })

/** Functions that return the value a save sends for a field, by kind. */
const senders: Record<FieldKind, Sender> = {
  text: asItIs,
  longText: asItIs,
  // Null means that it was never set and is rejected; this one was emptied.
  richText: (field, row) => ({ [field.wire]: row[field.wire] ?? '' }),
  moment: asItIs,
  day: asItIs,
  link: sentLink,
  choice: asItIs,
  choices: asItIs,
  colour: asItIs,
  constant: asItIs,
  names: asItIs,
  yesNo: asItIs,
  money: asItIs,
  quantity: asItIs,
  levels: asItIs,
  references: asItIs,
  namedTexts: asItIs,
  video: asItIs,
  phone: asItIs,
  weekHours: asItIs,
  dayHours: asItIs,
  files: (field, row) => ({ [field.wire]: thingsAt(row, field.wire).map(({ id }) => id) }),
  rows: sentRows,
  blocks: sentRows,
  image: (field, row) => ({ [field.wire]: pictureAt(field, row)?.id ?? null }),
  entity: sentEntity,
  pageList: (field, row) => ({ [field.wire]: menuPages(row).map(({ id }) => id) }),
}

export function sentOf(field: Field, row: Row): Row {
  return senders[field.kind](field, row)
}

/** Whether both rows have the same value of a field. The title of a reference is only its label. */
export function sameField(field: Field, one: Row, other: Row): boolean {
  const [a, b] = [sentOf(field, one), sentOf(field, other)]
  return Object.keys(a).every(
    (name) => name === 'entity_name' || sameJson(a[name] ?? null, b[name] ?? null),
  )
}

function sentLink(field: Field, row: Row): Row {
  const sent = { [field.wire]: ownLink(field, row) }
  return field.follows ? { ...sent, [followsWire]: row[followsWire] !== false } : sent
}

/** Returns the typed address; '' for a link that follows its entity. */
export function ownLink(field: Field, row: Row): string {
  return field.follows && row[followsWire] !== false ? '' : textAt(row, field.wire)
}

function sentRows({ wire, rows }: Field, row: Row): Row {
  const sent = rowsAt(row, wire).map((one) => {
    const values =
      rows?.fieldsOf(idAt(one, 'id'), one.kind).map((inside) => sentOf(inside, one)) ?? []
    return Object.assign({ id: one.id ?? null }, ...values) as Row
  })
  return { [wire]: sent }
}

function sentEntity(field: Field, row: Row): Row {
  const id = idAt(row, 'entity_id')
  const sent: Row = { entity_id: id, entity_name: textAt(row, 'entity_name') }
  return 'entity' in field.requestSchema
    ? { ...sent, entity: idAt(row, 'entity_category_id') }
    : sent
}

export function menuPages(row: Row): { id: number; name: string }[] {
  const menus = row.menus
  return Array.isArray(menus) ? menus.flatMap(asPage) : []
}

function asPage(value: Json): { id: number; name: string }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return typeof value.id === 'number' ? [{ id: value.id, name: String(value.name ?? '') }] : []
}

/**
 * Returns the value that the server would store for a field of a row. Where `like` has the same
 * value it is taken from there: the title of a reference alone is no change.
 */
export function valueAt(field: Field, row: Row, like?: Row): Json {
  const displayed = like && sameField(field, like, row) ? like : row
  return field.read(sentOf(field, displayed), field.empty) ?? field.empty
}
