import type { LogEntry } from '#catalogue/wire.ts'

const columns: [heading: string, value: (entry: LogEntry) => string | null][] = [
  ['Description', (entry) => entry.description],
  ['Author', (entry) => entry.author],
  ['Date and time (UTC)', (entry) => entry.created_at],
  ['Approved by', (entry) => entry.approved_by],
  ['Approved at (UTC)', (entry) => entry.approved_at],
  ['Status', (entry) => entry.status_text],
  ['Remarks', (entry) => entry.remarks],
  ['Kind', (entry) => entry.entity_type],
]

/**
 * The log as CSV (RFC 4180) that spreadsheets open as it is: with a byte order mark, so that they
 * read UTF-8, and with no cell that they would take for a formula.
 */
export function logCsv(entries: readonly LogEntry[]): string {
  const rows = entries.map((entry) => columns.map(([, value]) => value(entry) ?? ''))
  const lines = [columns.map(([heading]) => heading), ...rows]
  return `\ufeff${lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`
}

/**
 * Always quoted; what begins with a sign that starts a formula in some spreadsheet gets an
 * apostrophe before it (OWASP, "CSV Injection"), also after spaces, tabs and line ends.
 */
function cell(text: string): string {
  const isFormula =
    /^[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/.test(text) || /^[\t\r\n]/.test(text)
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`
}
