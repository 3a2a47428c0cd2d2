import type { ItemSet, Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { FormItem } from './form-content.ts'

export type RowErrors = Record<string, string>

/** The errors of a rejected save: of the record, of the set as a whole, of items by key. */
export interface FormErrors {
  values: RowErrors
  set: string | null
  items: Record<string, RowErrors>
  /** Errors of no visible field. */
  rest: string[]
}

export const noErrors: FormErrors = { values: {}, set: null, items: {}, rest: [] }

/**
 * Assigns errors to fields and items.
 * @param errors sentences by wire path: `title`, `banners.0.gallery_id`
 * @param items in the order in which they were sent
 */
export function assignErrors(
  section: Section,
  errors: Record<string, string[]>,
  items: FormItem[],
): FormErrors {
  const placed: FormErrors = { values: {}, set: null, items: {}, rest: [] }
  for (const [path, sentences] of Object.entries(errors)) {
    addError(placed, { section, items, path: path.split('.'), sentence: sentences.join(' ') })
  }
  return placed
}

interface ServerError {
  section: Section
  items: FormItem[]
  path: string[]
  sentence: string
}

function addError(placed: FormErrors, error: ServerError): void {
  const { section, path, sentence } = error
  const [first = ''] = path
  const set = section.set
  if (set && first === set.wire) {
    if (!positionInSet(placed, set, error)) placed.set = sentence
    return
  }
  const field = fieldNamed(section.fields, first)
  if (field) placed.values[pathIn(field, path.slice(1))] = sentence
  else placed.rest.push(sentence)
}

function positionInSet(
  placed: FormErrors,
  set: ItemSet,
  { items, path, sentence }: ServerError,
): boolean {
  const [, index, name = '', ...inside] = path
  const item = index === undefined ? undefined : items[Number(index)]
  const field = fieldNamed(set.fields, name)
  if (!item || !field) return false
  placed.items[item.key] = { ...placed.items[item.key], [pathIn(field, inside)]: sentence }
  return true
}

/** Returns the path of an error: the field's, or that of a part of one of its rows. */
function pathIn({ wire, validateNested }: Field, inside: string[]): string {
  return validateNested ? [wire, ...inside].join('.') : wire
}

/** Returns the errors inside a field, by the path after its own. */
export function errorsInside(errors: RowErrors, wire: string): RowErrors {
  const inside = Object.entries(errors).filter(([path]) => path.startsWith(`${wire}.`))
  return Object.fromEntries(
    inside.map(([path, sentence]) => [path.slice(wire.length + 1), sentence]),
  )
}

/** Finds a field by any name that a save may use for it. */
function fieldNamed(fields: readonly Field[], name: string): Field | undefined {
  return fields.find((field) => field.wire === name || name in field.requestSchema)
}

/** Returns the key of the first item with an error. */
export function firstItemWithError(errors: FormErrors, items: FormItem[]): string | undefined {
  return items.find(({ key }) => errors.items[key])?.key
}

export function hasItemErrors(errors: FormErrors): boolean {
  return errors.set !== null || Object.keys(errors.items).length > 0
}

/** Returns the errors without that of a field that was edited. */
export function withoutItemError(errors: FormErrors, key: string, wires: string[]): FormErrors {
  const { [key]: edited, ...items } = errors.items
  const left = without(edited ?? {}, wires)
  return { ...errors, items: Object.keys(left).length > 0 ? { ...items, [key]: left } : items }
}

export function without(errors: RowErrors, wires: string[]): RowErrors {
  const isEdited = (path: string) =>
    wires.some((wire) => path === wire || path.startsWith(`${wire}.`))
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isEdited(path)))
}
