import { writeFile } from 'node:fs/promises'
import type { Language } from '#catalogue/languages.ts'
import { localize } from '#catalogue/messages/localize.ts'
import { importableCsvRow } from '#catalogue/spreadsheet/csv-row.ts'
import type { Planned } from '../planned.ts'
import type { Row, RowError } from '../row.ts'
import type { Sheet } from './sheet.ts'

/** Why a row was rejected; an import ignores it. */
const reasonsColumn = 'reasons'

interface RejectedRow {
  row: Row
  reasons: string[]
}

/**
 * Writes the rejected rows as they came to a file, with their reasons in the first column, to be
 * corrected and imported again.
 */
export async function writeRejectedRows(
  { path, language }: { path: string; language: Language },
  sheet: Sheet,
  rows: readonly Row[],
  planned: readonly Planned[],
): Promise<void> {
  const rejected = rows.flatMap((row, at): RejectedRow[] => {
    const { errors = [], outcome } = planned[at] ?? {}
    return outcome === 'refused'
      ? [{ row, reasons: errors.map((one) => reasonText(language, one)) }]
      : []
  })
  await writeFile(path, sheet.delimiter === null ? asList(rejected) : asSheet(rejected, sheet))
}

function reasonText(language: Language, { column, sentence }: RowError): string {
  const words = localize(language, sentence)
  return column === '' ? words : `${column}: ${words}`
}

function asSheet(rejected: readonly RejectedRow[], { headings, delimiter }: Sheet): string {
  const before = headings.map((name) => name.trim().toLowerCase()).indexOf(reasonsColumn)
  const withoutReasons = (cells: readonly string[]) => cells.filter((_, at) => at !== before)
  const lines = rejected.map(({ row, reasons }) => {
    const cells = typeof row.raw === 'string' ? [] : withoutReasons(row.raw)
    return [reasons.join('\n'), ...cells]
  })
  const table = [[reasonsColumn, ...withoutReasons(headings)], ...lines]
  return `\ufeff${table.map((cells) => importableCsvRow(cells, delimiter ?? ',')).join('')}`
}

function asList(rejected: readonly RejectedRow[]): string {
  const entries = rejected.map(({ row, reasons }) => {
    const entry: Record<string, unknown> = JSON.parse(String(row.raw))
    delete entry[reasonsColumn]
    return JSON.stringify({ [reasonsColumn]: reasons, ...entry })
  })
  return `[\n${entries.join(',\n')}\n]\n`
}
