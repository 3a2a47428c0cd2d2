import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { CellFault, CellName } from '#catalogue/spreadsheet/unread.ts'
import { collectionOf, findByName, type NamedTarget } from '#domain/entries/named-in-tables.ts'
import { listLiveTitles } from '#store/content/entry-titles.ts'
import type { Db } from '#store/tables.ts'
import type { Row } from '../row.ts'
import { resolveRow } from './resolve-cells.ts'

/** So many names a sentence offers. */
const mostOffered = 12

/**
 * Replaces the names in rows by the ids of what has them: one query for each collection that is named,
 * and one for the library. A name that nothing has, or several have, is refused.
 */
export async function resolveNames(db: Db, rows: readonly Row[]): Promise<void> {
  const wanted = new Map<CellName['among'], string[]>()
  for (const row of rows) {
    resolveRow(row, (unread) => {
      if (unread instanceof CellName)
        wanted.set(unread.among, [...(wanted.get(unread.among) ?? []), unread.text])
      return unread
    })
  }
  const known = new Map<CellName['among'], (name: string) => NamedTarget[]>()
  const offered = new Map<CellName['among'], string[]>()
  for (const [among, names] of wanted) {
    const find = await findByName(db, among, names)
    known.set(among, find)
    const isWrong = names.some((name) => find(name).length === 0 && numberIn(name) === null)
    if (isWrong && among !== 'media')
      offered.set(among, await listLiveTitles(db, collectionOf(among), mostOffered + 1))
  }
  for (const row of rows) {
    resolveRow(row, (unread) => {
      if (!(unread instanceof CellName)) return unread
      const found = known.get(unread.among)?.(unread.text) ?? []
      return idOf(unread, found) ?? faultOf(unread, found, offered.get(unread.among) ?? [])
    })
  }
}

function idOf({ text }: CellName, found: readonly NamedTarget[]): number | null {
  const [only, ...more] = found
  if (only && more.length === 0) return only.id
  return only ? null : numberIn(text)
}

/** An export writes the number before a name that does not come back by itself: `17 Fries`. */
function numberIn(text: string): number | null {
  const id = Number(/^([1-9]\d{0,8})\s/.exec(text)?.[1] ?? 0)
  return id === 0 ? null : id
}

function faultOf(
  { text, among }: CellName,
  found: readonly NamedTarget[],
  offered: readonly string[],
) {
  const value = shortenName(text)
  if (found.length > 0) {
    const choices = found.slice(0, mostOffered).map(({ id, name }) => `${id} ${shortenName(name)}`)
    return new CellFault(fill(importMessages.sameName, { value, choices }))
  }
  if (among === 'media') return new CellFault(fill(importMessages.noSuchFile, { value }))
  const isShort = offered.length > 0 && offered.length <= mostOffered
  const choices = offered.map(shortenName)
  return new CellFault(
    isShort
      ? fill(importMessages.notAmong, { value, choices })
      : fill(importMessages.noSuchName, { value }),
  )
}
