import type { Collection } from '#catalogue/declaration.ts'
import { languages } from '#catalogue/languages.ts'
import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import { type Column, columnsOf } from '#catalogue/spreadsheet/cells.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { matchKey } from '#catalogue/spreadsheet/option-labels.ts'
import { invalid } from '#domain/problem.ts'

/** What a column is for: a field, one of the entry's own, or nothing that is taken in. */
export interface Heading {
  /** As messages call it: the wire name; '' where nothing is written. */
  name: string
  column: Column | null
}

/** What an entry has beside its fields; `status` and `reasons` are said by us and set by nobody. */
const own = ['id', 'status', 'reasons', 'starts_at', 'ends_at']

/** So many headings a sentence names. */
const mostNamed = 20

/**
 * Returns what the columns of a sheet are for. A heading is a wire name, or what forms call the field in
 * any of our languages. Throws (422) all that are neither at once, and those that are there twice.
 */
export function readHeadings(collection: Collection, cells: readonly string[]): Heading[] {
  const columns = columnsByName(collection)
  const typed = cells.map((cell) => cell.trim())
  while (typed.at(-1) === '') typed.pop()
  const headings = typed.map((text): Heading => {
    const column = columns.get(text) ?? columns.get(keyOf(text)) ?? null
    const ownName = own.find((name) => name === text.toLowerCase())
    return { name: ownName ?? column?.heading ?? text, column: ownName ? null : column }
  })
  const unknown = headings.filter(({ name, column }) => {
    return name !== '' && column === null && !own.includes(name)
  })
  if (unknown.length > 0) throw refused('unknownColumns', unknown)
  const twice = headings.filter(({ name }, at) => {
    return name !== '' && headings.findIndex((one) => one.name === name) !== at
  })
  if (twice.length > 0) throw refused('columnsTwice', twice)
  return headings
}

/** Refuses a column with something in it and nothing above it. */
export function refuseNameless(headings: readonly Heading[], cells: readonly string[]): void {
  const at = headings.findIndex(({ name }, nth) => name === '' && (cells[nth] ?? '').trim() !== '')
  if (at < 0) return
  throw invalid({ file: [fill(importMessages.noHeading, { column: letterOf(at) })] })
}

function refused(why: 'unknownColumns' | 'columnsTwice', headings: readonly Heading[]) {
  const names = [...new Set(headings.map(({ name }) => shortenName(name)))].slice(0, mostNamed)
  return invalid({ file: [fill(importMessages[why], { count: names.length, names })] })
}

/** By their wire names, and by their labels in every language where these are of one column only. */
function columnsByName({ fields }: Collection): Map<string, Column> {
  const columns = columnsOf(fields)
  const words = new Map<string, Column | null>()
  for (const column of columns) {
    for (const key of new Set(namesOf(column).map(keyOf)))
      words.set(key, words.has(key) && words.get(key) !== column ? null : column)
  }
  const sure = [...words].flatMap(([key, column]) => (column ? [[key, column] as const] : []))
  return new Map([...sure, ...columns.map((column) => [column.heading, column] as const)])
}

function namesOf({ field, part, heading }: Column): string[] {
  const thing = field.levels?.things.find(({ value }) => value === part)
  return [
    heading,
    ...(thing ? [thing.value] : Object.keys(field.writes)),
    ...languages.flatMap((language) => {
      const label = localizeLabel(language, new Label(field.label))
      if (!thing) return [label]
      const inside = localizeLabel(language, new Label(thing.label))
      return [inside, `${label} ${inside}`]
    }),
  ]
}

/** Apart from wire names, which have other signs. */
function keyOf(text: string): string {
  return `~${matchKey(text)}`
}

/** As spreadsheets call their columns: `A`, `Z`, `AA`. */
function letterOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : letterOf(Math.floor(at / 26) - 1) + last
}
