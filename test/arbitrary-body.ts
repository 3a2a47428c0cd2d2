import fc from 'fast-check'
import type { Declaration } from '#catalogue/declaration.ts'
import type { Field, FieldKind } from '#catalogue/field.ts'
import type { Sent } from '#catalogue/json.ts'
import { pages } from '#catalogue/pages.ts'

/** What a client may send for a declaration: any of its fields, and new items of its set. */
export function arbitraryBody(declaration: Declaration): fc.Arbitrary<Sent> {
  const single = arbitraryFields(declaration.fields)
  const { set } = declaration
  if (!set) return single
  const items = set.fixed
    ? fc.tuple(
        ...set.fixed.map(({ id }) => arbitraryFields(set.fields).map((row) => ({ id, ...row }))),
      )
    : fc.array(arbitraryFields(set.fields), { maxLength: 4 })
  return fc.tuple(single, items).map(([values, rows]) => ({ ...values, [set.wire]: rows }))
}

function arbitraryFields(fields: readonly Field[]): fc.Arbitrary<Sent> {
  return fc
    .tuple(...fields.map((field) => fc.option(kinds[field.kind](field), { nil: {} })))
    .map((parts) => Object.assign({}, ...parts))
}

/** Exhaustive: a new kind of field says here what clients send for it. */
const kinds: Record<FieldKind, (field: Field) => fc.Arbitrary<Sent>> = {
  text: arbitraryText,
  longText: arbitraryText,
  constant: arbitraryText,
  image: (field) => under(field, fc.option(arbitraryId())),
  link: (field) => under(field, fc.oneof(fc.webUrl(), fc.webPath(), fc.constantFrom('', null))),
  entity: arbitraryEntity,
  choice: (field) =>
    under(field, fc.constantFrom(...(field.options ?? []).map(({ value }) => value))),
  colour: (field) => under(field, fc.constantFrom('#ffb81c', '#FFB81C', '#000000')),
  names: (field) => under(field, fc.array(fc.record({ name: words() }), { maxLength: 3 })),
  pageList: (field) =>
    under(
      field,
      fc.shuffledSubarray(
        pages.map(({ id }) => id),
        { maxLength: field.max ?? 4 },
      ),
    ),
}

function arbitraryText(field: Field) {
  return under(field, words())
}

function arbitraryEntity(field: Field): fc.Arbitrary<Sent> {
  const named = fc.record({ entity_id: arbitraryId(), entity_name: words() })
  const asObject = fc.record({ entity_name: fc.record({ id: arbitraryId(), name: words() }) })
  const title: fc.Arbitrary<Sent> = fc.oneof(named, asObject)
  if (field.category !== null) return title
  return fc.tuple(title, fc.integer({ min: 1, max: 3 })).map(([sent, entity]) => ({
    ...sent,
    entity,
  }))
}

/** The value under one of the names that a save may use for the field. */
function under(field: Field, values: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> {
  const names = fc.constantFrom(...Object.keys(field.writes))
  return fc
    .tuple(names, values)
    .filter(([name, value]) => field.writes[name]?.safeParse(value).success ?? false)
    .map(([name, value]) => ({ [name]: value }))
}

function arbitraryId() {
  return fc.integer({ min: 1, max: 2_147_483_647 })
}

function words() {
  return fc.oneof(
    fc.stringMatching(/^[A-Za-z][A-Za-z '&%_]{0,30}$/),
    fc.constantFrom('Überraschung', '招牌', 'عرض', '🍟🍔', '', '<b>&amp;'),
  )
}
