import { type Content, type Declaration, storedValue } from '../declaration.ts'

/** By which values lists of a collection filter and sort an entry: its declared columns, in words. */
export function columnValues(
  declaration: Declaration,
  { values }: Content,
): Record<string, string> {
  const found = declaration.fields.filter(({ key }) => declaration.columns.includes(key))
  return Object.fromEntries(
    found.map((field) => [field.key, field.words(storedValue(field, values), new Map())]),
  )
}
