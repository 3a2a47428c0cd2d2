import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Column } from '#catalogue/spreadsheet/columns.ts'
import { removeFormulaGuards } from '#catalogue/spreadsheet/csv-row.ts'
import { exampleId } from '#catalogue/spreadsheet/example-row.ts'
import { groupsHeading, namesInCell } from '#catalogue/spreadsheet/group-names.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { readCells } from '#catalogue/spreadsheet/read-cell.ts'
import { CellTime } from '#catalogue/spreadsheet/unread.ts'
import { invalid, Problem } from '#domain/problem.ts'
import { chooseHeadings, type HeadingChoice } from './mapping/choose-headings.ts'
import { sampleSize } from './mapping/guess-mapping.ts'
import { defaultCells } from './mapping/mapping.ts'
import type { Row } from './row.ts'
import { type Heading, requireNamedColumns } from './sheet/headings.ts'
import type { Sheet } from './sheet/sheet.ts'

/** Context in which the cells of a row are parsed. */
interface CellContext {
  collection: Collection
  headings: readonly Heading[]
  currency: string
  defaults: readonly [Column, string][]
}

interface Line {
  cells: string[]
  number: number
}

/**
 * Yields the rows of a sheet below its headings, the first line with content. Cells are separated
 * by comma, semicolon or tab, or by what a line `sep=` names; quoted cells may contain line breaks.
 */
export async function* csvRows(
  choice: HeadingChoice,
  texts: AsyncIterable<string>,
  sheet: Sheet,
): AsyncGenerator<Row> {
  let context: CellContext | null = null
  let hasHeadings = false
  /** The first lines are looked at before a heading is decided. */
  const waiting: Line[] = []
  let number = 0
  for await (const cells of records(texts, sheet)) {
    number += 1
    if (cells.every((cell) => cell.trim() === '')) continue
    const isSeparator = number === 1 && /^sep=/i.test(cells[0] ?? '')
    if (isSeparator) continue
    if (!hasHeadings) {
      hasHeadings = true
      sheet.headings = cells
      continue
    }
    waiting.push({ cells: cells.map(removeFormulaGuards), number })
    if (context === null && waiting.length < sampleSize.rows) continue
    context ??= await contextOf(choice, sheet, waiting)
    for (const line of waiting.splice(0)) yield toRow(context, line)
  }
  if (!hasHeadings) return
  context ??= await contextOf(choice, sheet, waiting)
  for (const line of waiting) yield toRow(context, line)
}

async function contextOf(
  choice: HeadingChoice,
  sheet: Sheet,
  lines: readonly Line[],
): Promise<CellContext> {
  const { collection, region } = choice
  const rows = lines.map(({ cells }) => cells)
  sheet.chosen = await chooseHeadings(choice, sheet.headings, rows)
  const { headings, mapping } = sheet.chosen
  const defaults = mapping ? defaultCells(collection, mapping) : []
  return { collection, headings, currency: region.currency, defaults }
}

async function* records(texts: AsyncIterable<string>, sheet: Sheet): AsyncGenerator<string[]> {
  const iterator = texts[Symbol.asyncIterator]()
  const { value: first = '' } = await iterator.next()
  sheet.delimiter = delimiterOf(first)
  const parser = parse({
    delimiter: sheet.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: limits.jsonBody,
  })
  const source = Readable.from(
    (async function* () {
      yield first
      for (let next = await iterator.next(); !next.done; next = await iterator.next())
        yield next.value
    })(),
  )
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const record of parser) yield record
  } catch (error) {
    if (error instanceof Problem) throw error
    const row = error instanceof CsvError ? Number(error.records ?? 0) + 1 : 1
    throw invalid({ file: [fill(importMessages.unreadable, { row })] })
  } finally {
    source.destroy()
  }
}

/** Returns what a line `sep=` names, else the most frequent separator of the headings. */
function delimiterOf(text: string): string {
  const named = /^"?sep=(.)/i.exec(text)?.[1]
  if (named !== undefined && named !== '"') return named
  const line = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: bare.split(sign).length }))
  counted.sort((one, other) => other.count - one.count)
  return counted[0]?.sign ?? ','
}

function toRow({ collection, headings, currency, defaults }: CellContext, line: Line): Row {
  const { cells, number } = line
  requireNamedColumns(headings, cells)
  const row: Row = { number, id: null, sent: {}, errors: [], raw: cells, defaulted: [] }
  if (cells.slice(headings.length).some((cell) => cell.trim() !== ''))
    row.errors.push({ column: '', sentence: importMessages.tooManyCells })
  const byField = new Map<Column['field'], Map<string | null, string>>()
  for (const [at, { name, column }] of headings.entries()) {
    const text = cells[at] ?? ''
    if (column) {
      const texts = byField.get(column.field) ?? new Map<string | null, string>()
      const before = texts.get(column.part)
      const joined = before === undefined ? text : `${before.trim()} ${text.trim()}`.trim()
      byField.set(column.field, texts.set(column.part, joined))
    } else if (name === 'id') readId(row, text.trim())
    else if (name === groupsHeading) row.groupNames = namesInCell(text)
    else if (name === 'starts_at' || name === 'ends_at')
      row.sent[name] = readMoment(collection, text.trim())
  }
  for (const [{ field, part }, text] of defaults) {
    const texts = byField.get(field) ?? new Map<string | null, string>()
    if ([...texts.values()].some((one) => one.trim() !== '')) continue
    byField.set(field, texts.set(part, text))
    row.defaulted?.push(field.wire)
  }
  for (const [field, texts] of byField) row.sent[field.wire] = readCells(field, texts, currency)
  return row
}

function readMoment({ window }: Collection, text: string): unknown {
  if (text === '') return null
  return /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text)
    ? text
    : new CellTime(text, window?.zone ?? null)
}

function readId(row: Row, text: string): void {
  if (text === '') return
  if (text.toLowerCase() === exampleId) {
    row.errors.push({ column: 'id', sentence: importMessages.exampleRow })
    return
  }
  const id = Number(text)
  if (/^[1-9]\d{0,9}$/.test(text) && id <= limits.id) row.id = id
  else row.errors.push({ column: 'id', sentence: messages.noSuchRecord })
}
