import type { Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { sameField } from '#web/admin/fields/sent-of.ts'
import { answerNames, type Row } from '#web/admin/rows/row.ts'
import { type FormContent, type FormItem, sameRow } from './form-content.ts'

/**
 * My edits on top of a newer version: what I changed since `base` stays mine, everything else is
 * taken from `current`. An item that I changed but somebody removed comes back as a new one.
 */
export function rebase(
  section: Section,
  base: FormContent,
  mine: FormContent,
  current: FormContent,
): FormContent {
  const values = rebaseRow(section.fields, base.values, mine.values, current.values)
  return { values, items: rebaseItems(section.set?.fields ?? [], base, mine, current) }
}

function rebaseRow(fields: readonly Field[], base: Row, mine: Row, current: Row): Row {
  const row = { ...current }
  for (const field of fields) {
    if (sameField(field, base, mine)) continue
    for (const name of answerNames(field)) row[name] = mine[name] ?? null
  }
  return row
}

function rebaseItems(
  fields: readonly Field[],
  base: FormContent,
  mine: FormContent,
  current: FormContent,
): FormItem[] {
  const own = mine.items.flatMap((item) => rebaseItem(fields, item, base.items, current.items))
  const known = new Set([...base.items, ...mine.items].map(({ id }) => id))
  const added = current.items.filter(({ id }) => !known.has(id))
  return [...own, ...added]
}

function rebaseItem(
  fields: readonly Field[],
  item: FormItem,
  base: FormItem[],
  current: FormItem[],
): FormItem[] {
  if (item.id === null) return [item]
  const was = base.find(({ id }) => id === item.id)
  const is = current.find(({ id }) => id === item.id)
  if (is) return [{ ...is, row: rebaseRow(fields, was?.row ?? {}, item.row, is.row) }]
  const untouched = was !== undefined && sameRow(fields, was.row, item.row)
  return untouched ? [] : [{ key: `again-${item.id}`, id: null, row: item.row }]
}
