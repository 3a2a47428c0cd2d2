import { referredType } from '#catalogue/collections/referred-type.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { fieldsOfRow } from '#catalogue/fields/lists/rows.ts'
import { storedRows } from '#catalogue/fields/lists/translated-rows.ts'
import type { Json } from '#catalogue/json.ts'
import type { TableContext } from '#catalogue/spreadsheet/cells.ts'
import type { CellName } from '#catalogue/spreadsheet/unread.ts'
import { listDocumentStatesByEntryIds } from '#store/content/document-states.ts'
import { listMediaByIds } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import type { ExportedEntry } from './export-entries.ts'
import { findByName, type NamedTarget } from './named-in-tables.ts'

/**
 * Returns the names by which an import finds what these entries refer to: titles of entries, names
 * of files. Names that several share or that read as a number are left out.
 */
export async function tableNames(
  db: Db,
  { fields }: Collection,
  entries: readonly ExportedEntry[],
): Promise<NonNullable<TableContext['nameOf']>> {
  const idsByKind = new Map<CellName['among'], Set<number>>()
  for (const { values } of entries) {
    for (const [among, id] of referencesIn(fields, values))
      idsByKind.set(among, (idsByKind.get(among) ?? new Set()).add(id))
  }
  const names = new Map<string, string>()
  for (const [among, ids] of idsByKind) {
    const targets = await namesOf(db, among, [...ids])
    const usable = targets.filter(({ name }) => isPlain(name))
    const find = await findByName(
      db,
      among,
      usable.map(({ name }) => name),
    )
    for (const { id, name } of usable) {
      const [only, ...more] = find(name)
      if (only?.id === id && more.length === 0) names.set(`${among} ${id}`, name)
    }
  }
  return (among, id) => names.get(`${among} ${id}`)
}

async function namesOf(db: Db, among: CellName['among'], ids: number[]): Promise<NamedTarget[]> {
  if (among === 'media') return listMediaByIds(db, ids)
  const states = await listDocumentStatesByEntryIds(db, referredType(among), ids)
  return states.flatMap(({ entry_id: id, language, title: name }) => {
    return language === '' ? [{ id, name }] : []
  })
}

/** Tells whether a name can be written between semicolons and is not a number. */
function isPlain(name: string): boolean {
  return name.trim() === name && name !== '' && !/[;[{\n\r]/.test(name) && !/^\d+$/.test(name)
}

type ReferenceInRow = [among: CellName['among'], id: number]

function referencesIn(fields: readonly Field[], values: Record<string, Json>): ReferenceInRow[] {
  return fields.flatMap((field): ReferenceInRow[] => {
    const value = values[field.key] ?? field.empty
    const { rows } = field
    if (rows)
      return storedRows(value).flatMap((row) => referencesIn(fieldsOfRow(rows, row), row.values))
    if (field.kind === 'references')
      return field.entities(value).map(({ id }) => [field.category ?? 0, id])
    return field.kind === 'image' || field.kind === 'files'
      ? field.pictures(value).map((id) => ['media', id])
      : []
  })
}
