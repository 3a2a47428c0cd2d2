import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { clipped, fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { type Column, columnsOf, sentOf } from '#catalogue/table/cells.ts'
import { unguarded } from '#catalogue/table/csv-row.ts'
import { importMessages } from '#catalogue/table/import-messages.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { Row } from './row.ts'

/** The rows of a sheet under its headings: comma, semicolon or tab between cells, line breaks in quotes. */
export async function* csvRows(
  collection: Collection,
  texts: AsyncIterable<string>,
  currency: string,
): AsyncGenerator<Row> {
  let headings: Heading[] | null = null
  let number = 0
  for await (const cells of records(texts)) {
    number += 1
    if (headings === null) {
      headings = headingsOf(collection, cells)
      continue
    }
    if (cells.every((cell) => cell.trim() === '')) continue
    yield toRow(headings, cells.map(unguarded), number, currency)
  }
}

async function* records(texts: AsyncIterable<string>): AsyncGenerator<string[]> {
  const iterator = texts[Symbol.asyncIterator]()
  const { value: first = '' } = await iterator.next()
  const parser = parse({
    delimiter: delimiterOf(first),
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

/** What stands most often between the headings. */
function delimiterOf(text: string): string {
  const line = text.split(/\r?\n/, 1)[0] ?? ''
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: bare.split(sign).length }))
  counted.sort((one, other) => other.count - one.count)
  return counted[0]?.sign ?? ','
}

/** What a column is for: a field, one of the entry's own, or nothing that is taken in. */
type Heading = { name: string; column: Column | null }

/** What an entry has beside its fields; `status` is what an export says and nobody sets. */
const own = ['id', 'status', 'starts_at', 'ends_at']

function headingsOf({ fields }: Collection, cells: readonly string[]): Heading[] {
  const columns = new Map(columnsOf(fields).map((column) => [column.heading, column]))
  const names = cells.map((cell) => cell.trim())
  while (names.at(-1) === '') names.pop()
  const wrong = names.find((name) => !own.includes(name) && !columns.has(name))
  if (wrong !== undefined)
    throw invalid({ file: [fill(importMessages.unknownColumn, { name: clipped(wrong) })] })
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined)
    throw invalid({ file: [fill(importMessages.columnTwice, { name: clipped(twice) })] })
  return names.map((name) => ({ name, column: columns.get(name) ?? null }))
}

function toRow(
  headings: readonly Heading[],
  cells: readonly string[],
  number: number,
  currency: string,
): Row {
  const row: Row = { number, id: null, sent: {}, refusals: [] }
  if (cells.slice(headings.length).some((cell) => cell.trim() !== ''))
    row.refusals.push({ column: '', sentence: importMessages.tooManyCells })
  const byField = new Map<Column['field'], Map<string | null, string>>()
  for (const [at, { name, column }] of headings.entries()) {
    const text = cells[at] ?? ''
    if (column) {
      const known = byField.get(column.field) ?? new Map<string | null, string>()
      byField.set(column.field, known.set(column.part, text))
    } else if (name === 'id') readId(row, text.trim())
    else if (name !== 'status') row.sent[name] = text.trim() === '' ? null : text.trim()
  }
  for (const [field, texts] of byField) row.sent[field.wire] = sentOf(field, texts, currency)
  return row
}

function readId(row: Row, text: string): void {
  if (text === '') return
  const id = Number(text)
  if (/^[1-9]\d{0,9}$/.test(text) && id <= limits.id) row.id = id
  else row.refusals.push({ column: 'id', sentence: messages.noSuchRecord })
}
