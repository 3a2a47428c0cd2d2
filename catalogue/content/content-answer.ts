import { type Content, type Declaration, type Item, storedValue } from '../declaration.ts'
import { type EntityRef, type Field, type MediaLookup, referenceName } from '../field.ts'
import { storedRows } from '../fields/lists/translated-rows.ts'
import type { Json } from '../json.ts'

/** The single fields under their wire names. */
export function valuesAnswer(declaration: Declaration, content: Content, media: MediaLookup) {
  return answers(declaration.fields, content.values, media)
}

/** The items of a set, each with its stable id, under their wire names. */
export function itemAnswers(declaration: Declaration, content: Content, media: MediaLookup) {
  const fields = declaration.set?.fields ?? []
  return content.items.map((item) => ({ id: item.id, ...answers(fields, item.values, media) }))
}

/** Every library picture the content points to. */
export function picturesOf(declaration: Declaration, content: Content): number[] {
  return fieldValues(declaration, content).flatMap(({ field, value }) => field.pictures(value))
}

export interface PlacedEntity extends EntityRef {
  /** The wire path of the field that refers to it. */
  path: string
}

/** Every reference to other content, with the place it stands at. */
export function entitiesOf(declaration: Declaration, content: Content): PlacedEntity[] {
  return fieldValues(declaration, content).flatMap(({ field, value, path }) =>
    field.entities(value).map((ref) => ({ ...ref, path })),
  )
}

/** One of the content's values with its field and its wire path. */
export function fieldValues(declaration: Declaration, content: Content) {
  const single = placed(declaration.fields, content.values, '')
  const set = declaration.set
  if (!set) return single
  const inItems = content.items.flatMap((item: Item, index) =>
    placed(set.fields, item.values, `${set.wire}.${index}.`),
  )
  return [...single, ...inItems]
}

interface PlacedValue {
  field: Field
  value: Json
  path: string
}

/** Rows by what stands in each of them. */
function placed(
  fields: readonly Field[],
  values: Record<string, Json>,
  prefix: string,
): PlacedValue[] {
  return fields.flatMap((field) => {
    const value = storedValue(field, values)
    const path = `${prefix}${field.wire}`
    const { rows } = field
    if (!rows) return [{ field, value, path }]
    return storedRows(value).flatMap((row, index) => {
      return placed(rows.fields, row.values, `${path}.${index}.`)
    })
  })
}

function answers(fields: readonly Field[], values: Record<string, Json>, media: MediaLookup) {
  const answer: Record<string, Json> = {}
  for (const field of fields) Object.assign(answer, field.answer(storedValue(field, values), media))
  for (const field of fields) {
    if (field.follows === undefined || storedValue(field, values) !== '') continue
    const path = followedPath(fields, field.follows, values, media)
    if (path) answer[field.wire] = path
  }
  return answer
}

/** The page address of the entity that an empty link follows; null where there is none. */
export function followedPath(
  fields: readonly Field[],
  entityKey: string,
  values: Record<string, Json>,
  { references }: Pick<MediaLookup, 'references'>,
): string | null {
  const entity = fields.find(({ key }) => key === entityKey)
  const [ref] = entity ? entity.entities(storedValue(entity, values)) : []
  return (ref && references?.get(referenceName(ref))?.path) ?? null
}
