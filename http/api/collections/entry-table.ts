import type { Collection } from '#catalogue/declaration.ts'
import type { Json } from '#catalogue/json.ts'
import { labelIn } from '#catalogue/messages/labels/label-in.ts'
import { Label } from '#catalogue/messages/sentence.ts'
import { cellOf, columnsOf, type TableWords } from '#catalogue/table/cells.ts'
import { returningCsvRow } from '#catalogue/table/csv-row.ts'
import { sendable } from '#catalogue/table/sendable.ts'
import type { ExportedEntry } from '#domain/entries/export-entries.ts'

/**
 * Entries as CSV that spreadsheets open as it is (with a byte order mark, so that they read UTF-8)
 * and that an import takes back: a heading is a wire name, a cell is in the reader's words.
 */
export async function* entryCsv(
  collection: Collection,
  parts: AsyncIterable<readonly ExportedEntry[]>,
  words: Omit<TableWords, 'nameOf'>,
  namesOf: (entries: readonly ExportedEntry[]) => Promise<TableWords['nameOf']>,
): AsyncGenerator<string> {
  const columns = columnsOf(collection.fields)
  const headings = columns.map(({ heading }) => heading)
  yield `\ufeff${returningCsvRow(['id', 'status', ...headings, 'starts_at', 'ends_at'])}`
  for await (const entries of parts) {
    const nameOf = await namesOf(entries)
    const named = { ...words, ...(nameOf && { nameOf }) }
    const rows = entries.map(({ id, status, values, starts_at, ends_at }) => {
      const state = labelIn(words.language, new Label(status))
      const cells = columns.map((column) => cellOf(column, values[column.field.key] ?? null, named))
      return returningCsvRow([String(id), state, ...cells, starts_at ?? '', ends_at ?? ''])
    })
    yield rows.join('')
  }
}

/** The same as JSON: a list with an entry on each line, each as a save would send it. */
export async function* entryJson(
  collection: Collection,
  parts: AsyncIterable<readonly ExportedEntry[]>,
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entries of parts) {
    const rows = entries.map(({ id, status, values, starts_at, ends_at }) => {
      const sent = collection.fields.map((field): [string, Json] => {
        return [field.wire, sendable(field, values[field.key] ?? field.empty)]
      })
      return JSON.stringify({ id, status, ...Object.fromEntries(sent), starts_at, ends_at })
    })
    if (rows.length === 0) continue
    yield before + rows.join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
