import { type Content, type Declaration, type Item, storedValue } from '../declaration.ts'
import {
  type EntityRef,
  type Field,
  type FieldKind,
  type MediaLookup,
  referenceName,
} from '../field.ts'
import { fieldsOfRow } from '../fields/lists/rows.ts'
import { storedRows } from '../fields/lists/translated-rows.ts'
import type { Json } from '../json.ts'

export function valuesToWire(declaration: Declaration, content: Content, media: MediaLookup) {
  return fieldsToWire(declaration.fields, content.values, media)
}

export function itemsToWire(declaration: Declaration, content: Content, media: MediaLookup) {
  const fields = declaration.set?.fields ?? []
  return content.items.map((item) => ({ id: item.id, ...fieldsToWire(fields, item.values, media) }))
}

export function picturesOf(declaration: Declaration, content: Content): number[] {
  return fieldValues(declaration, content).flatMap(({ field, value }) => field.pictures(value))
}

/** The kinds of field whose entries are only where a link leads. */
export const linkKinds = new Set<FieldKind>(['link', 'richText'])

export interface EntityAtPath extends EntityRef {
  path: string
  /** Whether it is only where a link leads: the content does without it. */
  isLink: boolean
}

export function entitiesOf(declaration: Declaration, content: Content): EntityAtPath[] {
  return fieldValues(declaration, content).flatMap(({ field, value, path }) => {
    const isLink = linkKinds.has(field.kind)
    return field.entities(value).map((ref) => ({ ...ref, path, isLink }))
  })
}

/** The kinds of field whose library files are documents. */
export const documentKinds = new Set<FieldKind>(['files', 'link', 'richText', 'pageList'])

export function fieldValues(declaration: Declaration, content: Content) {
  const ownValues = withPaths(declaration.fields, content.values, '')
  const set = declaration.set
  if (!set) return ownValues
  const inItems = content.items.flatMap((item: Item, index) =>
    withPaths(set.fields, item.values, `${set.wire}.${index}.`),
  )
  return [...ownValues, ...inItems]
}

interface ValueAtPath {
  field: Field
  value: Json
  path: string
}

/** Returns the values of fields with their paths; of rows, the values inside them. */
function withPaths(
  fields: readonly Field[],
  values: Record<string, Json>,
  prefix: string,
): ValueAtPath[] {
  return fields.flatMap((field) => {
    const value = storedValue(field, values)
    const path = `${prefix}${field.wire}`
    const { rows } = field
    if (!rows) return [{ field, value, path }]
    return storedRows(value).flatMap((row, index) => {
      return withPaths(fieldsOfRow(rows, row), row.values, `${path}.${index}.`)
    })
  })
}

function fieldsToWire(fields: readonly Field[], values: Record<string, Json>, media: MediaLookup) {
  const wire: Record<string, Json> = {}
  for (const field of fields) Object.assign(wire, field.toWire(storedValue(field, values), media))
  for (const field of fields) {
    if (field.follows === undefined || storedValue(field, values) !== '') continue
    const path = followedPath(fields, field.follows, values, media)
    if (path) wire[field.wire] = path
  }
  return wire
}

/** Returns the page address of the entity that an empty link follows, or null. */
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
