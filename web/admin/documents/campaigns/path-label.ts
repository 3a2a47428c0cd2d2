import { declarationByEntityType } from '#catalogue/catalogue.ts'
import type { Field } from '#catalogue/field.ts'
import { windowLabels } from '#web/admin/fields/field-labels.ts'
import { formatList, labelled, t } from '#web/admin/i18n/translate.ts'

/** Returns in words what paths of a document lead to, each once: "Title, Slide: Link". */
export function formatPaths(entityType: string, paths: readonly string[]): string {
  return formatList([...new Set(paths.map((path) => pathLabel(entityType, path)))])
}

/** Returns what a path leads to: `title`, `items.3.title`, `blocks.11.text`, `starts_at`. */
function pathLabel(entityType: string, path: string): string {
  const declaration = declarationByEntityType(entityType)
  const [first = '', , third] = path.split('.')
  const window = windowLabels(declaration?.window ?? null)
  if (first === 'starts_at') return window.starts
  if (first === 'ends_at') return window.ends
  if (first === 'archived') return t('difference.onWebsite')
  if (first !== 'items') return fieldLabel(declaration?.fields, first)
  const set = declaration?.set
  if (!set) return path
  const item = labelled(set.label)
  return third === undefined
    ? item
    : t('record.titled', { label: item, title: fieldLabel(set.fields, third) })
}

function fieldLabel(fields: readonly Field[] | undefined, key: string): string {
  const field = fields?.find((one) => one.key === key)
  return field ? labelled(field.label) : key
}
