/** What spreadsheets would take for a formula, also after spaces, tabs and line ends. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** The same with any number of apostrophes before it. */
const guardedFormula = /^'+(?:[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

/**
 * A line of CSV (RFC 4180) that spreadsheets open as it is: every cell is quoted, and one that begins
 * with a sign that starts a formula in some of them gets an apostrophe before it (OWASP, "CSV
 * Injection").
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((text) => cell(formula.test(text) ? `'${text}` : text)).join(',')}\r\n`
}

/** The same for files that come back: an apostrophe that was there is told from one that was put there. */
export function returningCsvRow(cells: readonly string[]): string {
  const guarded = cells.map((text) =>
    formula.test(text) || guardedFormula.test(text) ? `'${text}` : text,
  )
  return `${guarded.map(cell).join(',')}\r\n`
}

/** What stood in a cell before it was guarded. */
export function unguarded(text: string): string {
  return guardedFormula.test(text) ? text.slice(1) : text
}

function cell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
