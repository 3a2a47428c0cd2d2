import type { Collection } from '#catalogue/declaration.ts'
import type { Json } from '#catalogue/json.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { localize } from '#catalogue/messages/localize.ts'
import { Label } from '#catalogue/messages/message.ts'
import { type TableContext, writeCell } from '#catalogue/spreadsheet/cells.ts'
import { columnsOf } from '#catalogue/spreadsheet/columns.ts'
import { importableCsvRow } from '#catalogue/spreadsheet/csv-row.ts'
import { exampleCell, exampleId } from '#catalogue/spreadsheet/example-row.ts'
import { groupsCell, groupsHeading, groupWord } from '#catalogue/spreadsheet/group-names.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { sendableValue } from '#catalogue/spreadsheet/sendable-value.ts'
import type { CellName } from '#catalogue/spreadsheet/unread.ts'
import type { ExportedEntry } from '#domain/entries/export-entries.ts'

/** Names of the entries and files that cells refer to. */
export interface TableNames {
  of(entries: readonly ExportedEntry[]): Promise<TableContext['nameOf']>
  /** For an example row in a table without entries; null for no example. */
  examples: (() => Promise<(among: CellName['among']) => string>) | null
}

/**
 * Yields entries as CSV for spreadsheets (with a byte order mark, so that they read UTF-8) and for an
 * import: headings are wire names, cells are in the reader's language.
 */
export async function* entryCsv(
  collection: Collection,
  parts: AsyncIterable<readonly ExportedEntry[]>,
  words: Omit<TableContext, 'nameOf'>,
  names: TableNames,
): AsyncGenerator<string> {
  const columns = columnsOf(collection.fields)
  const headings = columns.map(({ heading }) => heading)
  const grouped = collection.grouping ? [groupsHeading] : []
  const row = ['id', 'status', ...headings, ...grouped, 'starts_at', 'ends_at']
  yield `\ufeff${importableCsvRow(row)}`
  let isEmpty = true
  for await (const entries of parts) {
    isEmpty &&= entries.length === 0
    const nameOf = await names.of(entries)
    const named = { ...words, ...(nameOf && { nameOf }) }
    const rows = entries.map(({ id, status, values, starts_at, ends_at, groups }) => {
      const state = localizeLabel(words.language, new Label(status))
      const cells = columns.map((column) =>
        writeCell(column, values[column.field.key] ?? null, named),
      )
      const inGroups = grouped.map(() => groupsCell(groups))
      const window = [starts_at ?? '', ends_at ?? '']
      return importableCsvRow([String(id), state, ...cells, ...inGroups, ...window])
    })
    yield rows.join('')
  }
  if (!isEmpty || !names.examples) return
  const firstOf = await names.examples()
  const cells = columns.map((column) => exampleCell(column, { ...words, firstOf }))
  const status = localize(words.language, importMessages.exampleStatus)
  yield importableCsvRow([exampleId, status, ...cells, ...grouped.map(() => ''), '', ''])
}

/** Yields entries as a JSON list, one a line, each as the body of a save. */
export async function* entryJson(
  collection: Collection,
  parts: AsyncIterable<readonly ExportedEntry[]>,
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entries of parts) {
    const rows = entries.map(({ id, status, values, starts_at, ends_at, groups }) => {
      const sent = collection.fields.map((field): [string, Json] => {
        return [field.wire, sendableValue(field, values[field.key] ?? field.empty)]
      })
      const grouped = collection.grouping ? { [groupsHeading]: groups.map(groupWord) } : {}
      const body = { ...Object.fromEntries(sent), ...grouped, starts_at, ends_at }
      return JSON.stringify({ id, status, ...body })
    })
    if (rows.length === 0) continue
    yield before + rows.join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
