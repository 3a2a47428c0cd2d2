import type { Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { FormContent } from '#web/admin/fields/form-content.ts'
import { type Row, responseNames } from '#web/admin/fields/row.ts'
import { sameField } from '#web/admin/fields/sent-of.ts'

interface SavedTyping {
  /** What the edits started from. */
  before: FormContent
  /** What was typed and sent. */
  typed: FormContent
  saved: FormContent
}

/**
 * Returns the saved version with each edited field as it was typed: the server trims a text, and the
 * space that somebody typed before the next word would vanish under their cursor. New items get the
 * ids that the save assigned.
 */
export function keepTyped(
  { fields, set }: Pick<Section, 'fields' | 'set'>,
  { before, typed, saved }: SavedTyping,
): FormContent {
  const values = keepRow(fields, before.values, typed.values, saved.values)
  if (typed.items.length !== saved.items.length) return { values, items: saved.items }
  const items = saved.items.map((item, at) => {
    const own = typed.items[at] ?? item
    const was = before.items.find(({ id }) => id !== null && id === own.id)
    const row = keepRow(set?.fields ?? [], was?.row ?? null, own.row, item.row)
    return { key: own.key, id: item.id, row }
  })
  return { values, items }
}

function keepRow(fields: readonly Field[], before: Row | null, typed: Row, saved: Row): Row {
  const names = fields
    .filter((field) => before === null || !sameField(field, before, typed))
    .flatMap(responseNames)
  const kept = names.filter((name) => name in typed).map((name) => [name, typed[name] ?? null])
  return { ...saved, ...Object.fromEntries(kept) }
}
