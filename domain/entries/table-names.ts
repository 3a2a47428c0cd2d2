import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import type { TableContext } from '#catalogue/spreadsheet/cells.ts'
import type { CellName } from '#catalogue/spreadsheet/unread.ts'
import { listDocumentStatesOf } from '#store/content/document-states.ts'
import { listMediaByIds } from '#store/media/media.ts'
import type { Db } from '#store/tables.ts'
import type { ExportedEntry } from './export-entries.ts'
import { collectionOf, findNamed, type Named } from './named-in-tables.ts'

/**
 * Returns the names under which an import finds again what these entries refer to: entries by their
 * titles, files by their names. Those that several have, or that read as a number, are left out.
 */
export async function tableNames(
  db: Db,
  { fields }: Collection,
  entries: readonly ExportedEntry[],
): Promise<NonNullable<TableContext['nameOf']>> {
  const wanted = new Map<CellName['among'], Set<number>>()
  for (const { values } of entries) {
    for (const [among, id] of referredIn(fields, values))
      wanted.set(among, (wanted.get(among) ?? new Set()).add(id))
  }
  const names = new Map<string, string>()
  for (const [among, ids] of wanted) {
    const called = await namesOf(db, among, [...ids])
    const plain = called.filter(({ name }) => isPlain(name))
    const find = await findNamed(
      db,
      among,
      plain.map(({ name }) => name),
    )
    for (const { id, name } of plain) {
      const [only, ...more] = find(name)
      if (only?.id === id && more.length === 0) names.set(`${among} ${id}`, name)
    }
  }
  return (among, id) => names.get(`${among} ${id}`)
}

async function namesOf(db: Db, among: CellName['among'], ids: number[]): Promise<Named[]> {
  if (among === 'media') return listMediaByIds(db, ids)
  const heads = await listDocumentStatesOf(db, collectionOf(among), ids)
  return heads.flatMap(({ entry_id: id, language, title: name }) => {
    return language === '' ? [{ id, name }] : []
  })
}

/** One that can stand between semicolons, and is no number of its own. */
function isPlain(name: string): boolean {
  return name.trim() === name && name !== '' && !/[;[{\n\r]/.test(name) && !/^\d+$/.test(name)
}

type Referred = [among: CellName['among'], id: number]

function referredIn(fields: readonly Field[], values: Record<string, Json>): Referred[] {
  return fields.flatMap((field): Referred[] => {
    const value = values[field.key] ?? field.empty
    if (field.rows) return rowsOf(value).flatMap((row) => referredIn(field.rows?.fields ?? [], row))
    if (field.kind === 'references')
      return field.entities(value).map(({ category, id }) => [category, id])
    return field.kind === 'image' || field.kind === 'files'
      ? field.pictures(value).map((id) => ['media', id])
      : []
  })
}

function rowsOf(value: Json): Record<string, Json>[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row) => {
    const values = isRecord(row) ? (row.values ?? null) : null
    return isRecord(values) ? [values] : []
  })
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
