import type { Field } from '../field.ts'
import { weekDays } from '../opening/week.ts'

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

/** Returns the columns of exports and those that only imports read: days, and a list's first row. */
export function importColumnsOf(fields: readonly Field[]): Column[] {
  const parts = fields.flatMap((field): Column[] => {
    const names =
      field.kind === 'weekHours' ? weekDays : (field.rows?.fields ?? []).map(({ wire }) => wire)
    return names.map((part) => ({ heading: `${field.wire}.${part}`, field, part }))
  })
  return [...columnsOf(fields), ...parts]
}
