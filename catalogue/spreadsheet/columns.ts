import type { Field } from '../field.ts'
import { weekDays } from '../opening/week.ts'
import { allergenLists } from './allergen-list.ts'

export interface Column {
  heading: string
  field: Field
  /** For a field with a column for each of its things (levels): which one; else null. */
  part: string | null
}

export function columnsOf(fields: readonly Field[]): Column[] {
  return fields.flatMap((field): Column[] =>
    field.levels
      ? field.levels.items.map(({ value: part }) => {
          return { heading: `${field.wire}.${part}`, field, part }
        })
      : [{ heading: field.wire, field, part: null }],
  )
}

/**
 * Returns the columns of exports and those that only imports read: days, also as a column for opening and
 * one for closing, a choice as yes or no, a list of allergens, and the first row of a list.
 */
export function importColumnsOf(fields: readonly Field[]): Column[] {
  const parts = fields.flatMap((field) =>
    partsOf(field).map((part) => ({ heading: `${field.wire}.${part}`, field, part })),
  )
  return [...columnsOf(fields), ...parts]
}

function partsOf({ kind, wire, options, rows, levels }: Field): readonly string[] {
  if (kind === 'weekHours')
    return weekDays.flatMap((day) => [day, ...edges.map((edge) => `${day}.${edge}`)])
  if (kind === 'choices') return (options ?? []).map(({ value }) => value)
  if (levels) return wire === 'allergens' ? allergenLists : []
  return (rows?.fields ?? []).map((field) => field.wire)
}

/** The two columns of a day. */
export const edges = ['opens', 'closes'] as const
