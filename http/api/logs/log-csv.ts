import { inEnglish } from '#catalogue/messages/localize.ts'
import { isLocalizable, type LocalizableText, personName } from '#catalogue/messages/message.ts'
import { csvRow } from '#catalogue/spreadsheet/csv-row.ts'
import type { LogEntry } from '#catalogue/wire.ts'

const columns: [heading: string, value: (entry: LogEntry) => LocalizableText | null][] = [
  ['Description', (entry) => entry.description],
  ['Author', (entry) => personName(entry.author)],
  ['Date and time (UTC)', (entry) => entry.created_at],
  ['Approved by', (entry) => personName(entry.approved_by ?? '')],
  ['Approved at (UTC)', (entry) => entry.approved_at],
  ['Status', (entry) => entry.status_text],
  ['Remarks', (entry) => entry.remarks],
  ['Kind', (entry) => entry.entity_type],
]

/**
 * Yields the log as CSV (RFC 4180) for spreadsheets: with a byte order mark, so that they read UTF-8, and
 * with no cell that they would take for a formula.
 */
export async function* logCsv(parts: AsyncIterable<readonly LogEntry[]>): AsyncGenerator<string> {
  yield `\ufeff${csvRow(columns.map(([heading]) => heading))}`
  for await (const entries of parts) {
    yield entries.map((entry) => csvRow(columns.map(([, value]) => textOf(value(entry))))).join('')
  }
}

/** Returns English, as the headings are: the file may be passed on. */
function textOf(words: LocalizableText | null): string {
  return isLocalizable(words) ? inEnglish(words) : (words ?? '')
}
