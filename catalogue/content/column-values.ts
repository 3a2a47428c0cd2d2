import { type Content, type Declaration, storedValue } from '../declaration.ts'
import type { Field } from '../field.ts'
import { ruleValues } from './group-rule.ts'

/**
 * Returns an entry's columns for staff lists; each entry that it refers to and each value for rules
 * has its own column.
 */
export function columnValues(declaration: Declaration, content: Content): Record<string, string> {
  const { values } = content
  const rules = [...ruleValues(declaration, content)].map((name) => [name, ''] as const)
  const columns = declaration.fields.filter(({ key }) => declaration.staffColumns.includes(key))
  return Object.fromEntries([
    ...columns.flatMap((field) => {
      const value = storedValue(field, values)
      const referred = isReferenceColumn(field) ? field.entities(value) : []
      return [
        [field.key, field.text(value, new Map())],
        ...referred.map(({ id }) => [referenceColumn(field.key, id), '']),
      ]
    }),
    ...rules,
  ])
}

/** Returns whether a column is filtered by the entries that it refers to and not by text. */
export function isReferenceColumn({ kind }: Field): boolean {
  return kind === 'references'
}

export function referenceColumn(key: string, id: number | string): string {
  return `${key}=${id}`
}
