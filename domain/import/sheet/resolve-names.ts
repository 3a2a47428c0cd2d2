import { referredType } from '#catalogue/collections/referred-type.ts'
import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { CellFault, CellName } from '#catalogue/spreadsheet/unread.ts'
import { findByName, type NamedTarget } from '#domain/entries/named-in-tables.ts'
import { listLiveTitles } from '#store/content/entry-titles.ts'
import type { Db } from '#store/tables.ts'
import type { Row } from '../row.ts'
import { resolveRow } from './resolve-cells.ts'

/** Names that a message offers. */
const maxSuggestions = 12

/**
 * Replaces the names in rows by ids, with one query for each collection and one for the library. An
 * unknown or ambiguous name is rejected.
 */
export async function resolveNames(db: Db, rows: readonly Row[]): Promise<void> {
  const namesByKind = new Map<CellName['among'], string[]>()
  for (const row of rows) {
    resolveRow(row, (unread) => {
      if (unread instanceof CellName)
        namesByKind.set(unread.among, [...(namesByKind.get(unread.among) ?? []), unread.text])
      return unread
    })
  }
  const finders = new Map<CellName['among'], (name: string) => NamedTarget[]>()
  const offered = new Map<CellName['among'], string[]>()
  for (const [among, names] of namesByKind) {
    const find = await findByName(db, among, names)
    finders.set(among, find)
    const isWrong = names.some((name) => find(name).length === 0 && numberIn(name) === null)
    if (isWrong && among !== 'media')
      offered.set(among, await listLiveTitles(db, referredType(among), maxSuggestions + 1))
  }
  for (const row of rows) {
    resolveRow(row, (unread) => {
      if (!(unread instanceof CellName)) return unread
      const matches = finders.get(unread.among)?.(unread.text) ?? []
      return idOf(unread, matches) ?? faultOf(unread, matches, offered.get(unread.among) ?? [])
    })
  }
}

function idOf({ text }: CellName, matches: readonly NamedTarget[]): number | null {
  const [only, ...more] = matches
  if (only && more.length === 0) return only.id
  return only ? null : numberIn(text)
}

/** Returns the id of `17 Fries`: exports write it before an ambiguous name. */
function numberIn(text: string): number | null {
  const id = Number(/^([1-9]\d{0,8})\s/.exec(text)?.[1] ?? 0)
  return id === 0 ? null : id
}

function faultOf(
  { text, among }: CellName,
  matches: readonly NamedTarget[],
  offered: readonly string[],
) {
  const value = shortenName(text)
  if (matches.length > 0) {
    const choices = matches
      .slice(0, maxSuggestions)
      .map(({ id, name }) => `${id} ${shortenName(name)}`)
    return new CellFault(fill(importMessages.sameName, { value, choices }))
  }
  if (among === 'media') return new CellFault(fill(importMessages.noSuchFile, { value }))
  const isShort = offered.length > 0 && offered.length <= maxSuggestions
  const choices = offered.map(shortenName)
  return new CellFault(
    isShort
      ? fill(importMessages.notAmong, { value, choices })
      : fill(importMessages.noSuchName, { value }),
  )
}
