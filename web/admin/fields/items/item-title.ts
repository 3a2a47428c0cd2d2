import type { ItemSet } from '#catalogue/declaration.ts'
import type { Field, FieldKind, RowShape } from '#catalogue/field.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import { formatValue } from '#web/admin/fields/format-value.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

/** A set whose items may be of different kinds. */
export interface ListedSet extends ItemSet {
  fieldsOf?: RowShape['fieldsOf']
}

export function fieldsOfItem({ fields, fieldsOf }: ListedSet, { id, row }: FormItem) {
  return fieldsOf?.(id, row.kind) ?? fields
}

/**
 * Returns an item's title in a list: its title, else what it refers to, after its date. A block is
 * called by its kind and its first text.
 */
export function itemTitle(fields: readonly Field[], row: Row): string {
  const [kind, ...others] = fields
  if (kind?.kind === 'constant' && kind.key === 'kind')
    return [formatValue(kind, row), firstText(others, row)].filter(Boolean).join(' · ')
  const naming = fields.filter(({ kind }) => kind === 'text' || kind === 'entity')
  const byTitle = naming.toSorted((a, b) => rank(a) - rank(b))
  const title = byTitle.map((field) => formatValue(field, row)).find(Boolean) ?? ''
  const dated = fields.find(({ kind }) => kind === 'day')
  return [dated ? formatValue(dated, row) : '', title].filter(Boolean).join(' · ')
}

const textKinds: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'richText', 'rows'])

function firstText(fields: readonly Field[], row: Row): string {
  const texts = fields.filter(({ kind }) => textKinds.has(kind))
  return texts.map((field) => formatValue(field, row)).find(Boolean) ?? ''
}

/** Returns an item's name by its position: `Slide 2`. */
export function itemName({ label }: ItemSet, index: number): string {
  return t('items.name', { item: labelled(label), number: index + 1 })
}

function rank(field: Field): number {
  if (field.key === 'title') return 0
  return field.kind === 'entity' ? 1 : 2
}

/** Returns a key that is unique on a screen with several sets. */
export function entryKey({ wire }: ItemSet, { key }: FormItem): string {
  return `${wire}-${key}`
}
