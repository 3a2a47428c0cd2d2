import { type Content, type Declaration, storedValue } from '../declaration.ts'
import type { Field } from '../field.ts'

/**
 * By which values lists of a collection filter and sort an entry: its declared columns, in words, and
 * each of the entries that one of them refers to by a name of its own.
 */
export function columnValues(
  declaration: Declaration,
  { values }: Content,
): Record<string, string> {
  const found = declaration.fields.filter(({ key }) => declaration.columns.includes(key))
  return Object.fromEntries(
    found.flatMap((field) => {
      const value = storedValue(field, values)
      const referred = refersTo(field) ? field.entities(value) : []
      return [
        [field.key, field.words(value, new Map())],
        ...referred.map(({ id }) => [referredColumn(field.key, id), '']),
      ]
    }),
  )
}

/** Is a column filtered by the entries that it refers to, and not by words? */
export function refersTo({ kind }: Field): boolean {
  return kind === 'references'
}

/** What says that a column refers to an entry. */
export function referredColumn(key: string, id: number | string): string {
  return `${key}=${id}`
}
