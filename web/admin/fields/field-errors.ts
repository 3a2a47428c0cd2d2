import type { ItemSet, Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { FormItem } from './form-content.ts'

export type RowErrors = Record<string, string>

/** The errors of a refused save: of the record, of the set as a whole, of items by key. */
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
    place(section, placed, path.split('.'), sentences.join(' '), items)
  }
  return placed
}

function place(
  section: Section,
  placed: FormErrors,
  path: string[],
  sentence: string,
  items: FormItem[],
) {
  const [first = '', index, ...names] = path
  const set = section.set
  if (set && first === set.wire) {
    if (!placeInSet(set, placed, index, names, sentence, items)) placed.set = sentence
    return
  }
  const field = fieldNamed(section.fields, first)
  if (field) placed.values[pathIn(field, path.slice(1))] = sentence
  else placed.rest.push(sentence)
}

function placeInSet(
  set: ItemSet,
  placed: FormErrors,
  index: string | undefined,
  names: string[],
  sentence: string,
  items: FormItem[],
): boolean {
  const item = index === undefined ? undefined : items[Number(index)]
  const [name = '', ...inside] = names
  const field = fieldNamed(set.fields, name)
  if (!item || !field) return false
  placed.items[item.key] = { ...placed.items[item.key], [pathIn(field, inside)]: sentence }
  return true
}

/** Where the sentence stands: at the field, or at what is wrong in one of its rows. */
function pathIn({ wire, faults }: Field, inside: string[]): string {
  return faults ? [wire, ...inside].join('.') : wire
}

/** The errors inside of a field, by the path that follows its own. */
export function errorsInside(errors: RowErrors, wire: string): RowErrors {
  const inside = Object.entries(errors).filter(([path]) => path.startsWith(`${wire}.`))
  return Object.fromEntries(
    inside.map(([path, sentence]) => [path.slice(wire.length + 1), sentence]),
  )
}

/** A field answers to every name that a save may use for it. */
function fieldNamed(fields: readonly Field[], name: string): Field | undefined {
  return fields.find((field) => field.wire === name || name in field.writes)
}

/** The key of the first item, in the order shown, that has something to mend. */
export function firstItemWithError(errors: FormErrors, items: FormItem[]): string | undefined {
  return items.find(({ key }) => errors.items[key])?.key
}

export function hasItemErrors(errors: FormErrors): boolean {
  return errors.set !== null || Object.keys(errors.items).length > 0
}

/** The errors without that of a field which is being mended. */
export function withoutItemError(errors: FormErrors, key: string, wires: string[]): FormErrors {
  const { [key]: mended, ...items } = errors.items
  const left = without(mended ?? {}, wires)
  return { ...errors, items: Object.keys(left).length > 0 ? { ...items, [key]: left } : items }
}

export function without(errors: RowErrors, wires: string[]): RowErrors {
  const isMended = (path: string) =>
    wires.some((wire) => path === wire || path.startsWith(`${wire}.`))
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isMended(path)))
}
