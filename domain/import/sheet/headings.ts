import type { Collection } from '#catalogue/declaration.ts'
import { languages } from '#catalogue/languages.ts'
import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import { type Column, columnsOf } from '#catalogue/spreadsheet/columns.ts'
import { groupsHeading } from '#catalogue/spreadsheet/group-names.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { matchKey } from '#catalogue/spreadsheet/option-labels.ts'
import { invalid } from '#domain/problem.ts'

/** The target of a column: a field, a value of the entry itself, or nothing. */
export interface Heading {
  /** The wire name, for messages; '' where nothing is written. */
  name: string
  column: Column | null
  /** Their heading, where it was mapped. */
  source?: string
}

/** Columns beside the fields; `status` and `reasons` are written by exports and ignored. */
const fixedHeadings = ['id', 'status', 'reasons', 'starts_at', 'ends_at']

function fixedHeadingsOf({ grouping }: Collection): readonly string[] {
  return grouping ? [...fixedHeadings, groupsHeading] : fixedHeadings
}

/** Headings that a message names. */
const maxNamed = 20

/**
 * Returns what the columns of a sheet are for. A heading is a wire name or the label of the field
 * in any language. Throws `Problem('invalid')` with all unknown headings, or all double ones.
 */
export function readHeadings(collection: Collection, cells: readonly string[]): Heading[] {
  const headings = matchHeadings(collection, cells)
  const unknown = headings.filter((heading) => isUnknown(collection, heading))
  if (unknown.length > 0) throw headingsProblem('unknownColumns', unknown)
  const twice = headings.filter(({ name }, at) => {
    return name !== '' && headings.findIndex((one) => one.name === name) !== at
  })
  if (twice.length > 0) throw headingsProblem('columnsTwice', twice)
  return headings
}

export function hasUnknownHeadings(collection: Collection, cells: readonly string[]): boolean {
  return matchHeadings(collection, cells).some((heading) => isUnknown(collection, heading))
}

/** Returns whether a heading is written as in an export. */
export function isOurHeading(collection: Collection, cell: string): boolean {
  const text = cell.trim()
  const isField = columnsOf(collection.fields).some(({ heading }) => heading === text)
  return text === '' || isField || fixedHeadingsOf(collection).includes(text)
}

function isUnknown(collection: Collection, { name, column }: Heading): boolean {
  return name !== '' && column === null && !fixedHeadingsOf(collection).includes(name)
}

function matchHeadings(collection: Collection, cells: readonly string[]): Heading[] {
  const columns = columnsByName(collection)
  const fixed = fixedHeadingsOf(collection)
  const typed = cells.map((cell) => cell.trim())
  while (typed.at(-1) === '') typed.pop()
  return typed.map((text): Heading => {
    const column = columns.get(text) ?? columns.get(keyOf(text)) ?? null
    const ownName = fixed.find((name) => name === text.toLowerCase())
    return { name: ownName ?? column?.heading ?? text, column: ownName ? null : column }
  })
}

/** Throws `Problem('invalid')` for a column with content and no heading. */
export function requireNamedColumns(headings: readonly Heading[], cells: readonly string[]): void {
  const at = headings.findIndex(({ name }, nth) => name === '' && (cells[nth] ?? '').trim() !== '')
  if (at < 0) return
  throw invalid({ file: [fill(importMessages.noHeading, { column: columnName(at) })] })
}

function headingsProblem(why: 'unknownColumns' | 'columnsTwice', headings: readonly Heading[]) {
  const names = [...new Set(headings.map(({ name }) => shortenName(name)))].slice(0, maxNamed)
  return invalid({ file: [fill(importMessages[why], { count: names.length, names })] })
}

/** Returns the columns by wire name, and by the labels that only one column has. */
function columnsByName({ fields }: Collection): Map<string, Column> {
  const columns = columnsOf(fields)
  const words = new Map<string, Column | null>()
  for (const column of columns) {
    for (const key of new Set(namesOf(column).map(keyOf)))
      words.set(key, words.has(key) && words.get(key) !== column ? null : column)
  }
  const unique = [...words].flatMap(([key, column]) => (column ? [[key, column] as const] : []))
  return new Map([...unique, ...columns.map((column) => [column.heading, column] as const)])
}

function namesOf({ field, part, heading }: Column): string[] {
  const level = field.levels?.items.find(({ value }) => value === part)
  return [
    heading,
    ...(level ? [level.value] : Object.keys(field.requestSchema)),
    ...languages.flatMap((language) => {
      const label = localizeLabel(language, new Label(field.label))
      if (!level) return [label]
      const inside = localizeLabel(language, new Label(level.label))
      return [inside, `${label} ${inside}`]
    }),
  ]
}

/** Returns the only column with a label in any language. */
export function labelledColumn(collection: Collection, heading: string): Column | null {
  return columnsByName(collection).get(keyOf(heading)) ?? null
}

/** Keeps labels apart from wire names, which contain no `~`. */
function keyOf(text: string): string {
  return `~${matchKey(text)}`
}

/** Returns the letter of a column: `A`, `Z`, `AA`. */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last
}
