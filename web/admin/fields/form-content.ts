import { promotionCategory } from '#catalogue/collections/reference-categories.ts'
import type { Section } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { emptyRow, type Row } from './row.ts'
import { sameField } from './sent-of.ts'

/** An item being edited. A new one has a key but no id yet. */
export interface FormItem {
  key: string
  id: number | null
  row: Row
}

export interface FormContent {
  values: Row
  items: FormItem[]
}

/** The version that edits started from; nulls before the first save. */
export interface BaseVersion {
  recordId: number | null
  version: number | null
  content: FormContent
}

export function baseVersionOf(section: Section, state: DocumentView): BaseVersion {
  return {
    recordId: state.record?.id ?? null,
    version: state.record?.version ?? null,
    content: {
      values: { ...emptyRow(section.fields), ...state.values, ...windowOf(section, state) },
      items: state.items.map((row, index) => formItem(row, index)),
    },
  }
}

/** Returns an entry's window, which is part of its form and of `record` on the wire. */
function windowOf({ hasWindow }: Section, { record }: DocumentView): Row {
  if (!hasWindow) return {}
  return { starts_at: record?.starts_at ?? null, ends_at: record?.ends_at ?? null }
}

function formItem({ id, ...row }: Row, index: number): FormItem {
  return typeof id === 'number'
    ? { key: `item-${id}`, id, row }
    : { key: `row-${index}`, id: null, row }
}

/** Returns a new item; a free title starts with category 1, title 1 (specification section 4). */
export function newItem(section: Section, key: string): FormItem {
  const fields = section.set?.fields ?? []
  const row = emptyRow(fields)
  if (fields.some(isFreeChoice)) {
    Object.assign(row, { entity_category_id: promotionCategory, entity_id: 1 })
  }
  return { key, id: null, row }
}

function isFreeChoice(field: Field): boolean {
  return field.kind === 'entity' && field.category === null
}

function sameRow(fields: readonly Field[], one: Row, other: Row): boolean {
  return fields.every((field) => sameField(field, one, other))
}

/** Compares items by id, and by key while they have none. */
function isSameItem(one: FormItem, other: FormItem): boolean {
  return one.id === other.id && (one.id !== null || one.key === other.key)
}

export function sameContent(section: Section, one: FormContent, other: FormContent): boolean {
  if (!sameRow(section.fields, one.values, other.values)) return false
  if (one.items.length !== other.items.length) return false
  const fields = section.set?.fields ?? []
  return one.items.every((item, index) => {
    const twin = other.items[index]
    return twin !== undefined && isSameItem(item, twin) && sameRow(fields, item.row, twin.row)
  })
}
