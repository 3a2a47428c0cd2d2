import type { Field, FieldKind } from '#catalogue/field.ts'
import { followsWire } from '#catalogue/fields/link.ts'
import { menuItemKey, type PageId, toMenuItem } from '#catalogue/fields/menu-item.ts'
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
  measure: asItIs,
  levels: asItIs,
  references: asItIs,
  groups: asItIs,
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
  pageList: (_field, row) => ({ links: menuLinks(row).map(({ link }) => link) }),
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

/** A link of a menu in a form: its key, its name for staff and what a save sends. */
export interface FormLink {
  id: PageId
  name: string
  link: Row
}

export function menuLinks(row: Row): FormLink[] {
  return rowsAt(row, 'links').flatMap(({ name, ...link }) => {
    const item = toMenuItem(link)
    return item === null
      ? []
      : [{ id: menuItemKey(item), name: textAt({ name: name ?? '' }, 'name'), link }]
  })
}

/** Returns the links as a form keeps them. */
export function toMenuRow(links: readonly FormLink[]): Row {
  return { links: links.map(({ link, name }) => ({ ...link, name })) }
}

/**
 * Returns the value that the server would store for a field of a row. Where `like` has the same
 * value it is taken from there: the title of a reference alone is no change.
 */
export function valueAt(field: Field, row: Row, like?: Row): Json {
  const displayed = like && sameField(field, like, row) ? like : row
  return field.read(sentOf(field, displayed), field.empty) ?? field.empty
}
