import { declarationByKey } from '../catalogue.ts'
import type { Content, Declaration } from '../declaration.ts'
import type { Field } from '../field.ts'
import { storedRows } from '../fields/lists/translated-rows.ts'
import type { Json } from '../json.ts'

type Values = Record<string, Json>

/** Returns stored content with the values of renamed fields under their present keys. */
export function withPresentKeys(type: string, content: Content): Content {
  const declaration = declarationByKey(type)
  return declaration ? renameStored(declaration, content) : content
}

export function renameStored(
  { fields, set }: Pick<Declaration, 'fields' | 'set'>,
  content: Content,
): Content {
  const isRenamed = hasRenamed(fields) || hasRenamed(set?.fields ?? [])
  if (!isRenamed) return content
  return {
    ...content,
    values: renameIn(fields, content.values),
    items: content.items.map((item) => ({
      ...item,
      values: renameIn(set?.fields ?? [], item.values),
    })),
  }
}

const answers = new WeakMap<readonly Field[], boolean>()

/** Whether a field, or one inside its rows, was renamed. Every read of a revision asks. */
function hasRenamed(fields: readonly Field[]): boolean {
  const known = answers.get(fields)
  if (known !== undefined) return known
  const answer = fields.some(({ formerly, rows }) => formerly || (rows && hasRenamed(rows.fields)))
  answers.set(fields, answer)
  return answer
}

function renameIn(fields: readonly Field[], stored: Values): Values {
  const values = { ...stored }
  for (const { key, formerly = [], rows } of fields) {
    const former = formerly.find((one) => one in values)
    if (former !== undefined && !(key in values)) {
      values[key] = values[former] ?? null
      delete values[former]
    }
    const inside = values[key]
    if (rows && Array.isArray(inside) && hasRenamed(rows.fields))
      values[key] = storedRows(inside).map((row) => ({
        ...row,
        values: renameIn(rows.fieldsOf(row.id, row.values.kind), row.values),
      }))
  }
  return values
}
