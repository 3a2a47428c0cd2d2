/** What spreadsheets would take for a formula, also after spaces, tabs and line ends. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** The same with any number of apostrophes before it. */
const guardedFormula = /^'+(?:[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

/**
 * The same inside a cell, behind what another program takes for the end of one: where lists are
 * separated by semicolons, a file with commas is split at those, and at line ends, whatever is quoted.
 */
const innerFormula = /([;\t\r\n])('*)([^\S\t\r\n]*[=+\-@|%\uff1d\uff0b\uff0d\uff20])/g

/**
 * A line of CSV (RFC 4180) that spreadsheets open as it is: every cell is quoted, and one that begins
 * with a sign that starts a formula in some of them gets an apostrophe before it (OWASP, "CSV
 * Injection"), as does such a sign behind a semicolon, a tab or a line end.
 */
export function csvRow(cells: readonly string[]): string {
  const guarded = cells.map((text) => guardedInside(formula.test(text) ? `'${text}` : text))
  return `${guarded.map(cell).join(',')}\r\n`
}

/** The same for files that come back: an apostrophe that was there is told from one that was put there. */
export function importableCsvRow(cells: readonly string[], delimiter = ','): string {
  const guarded = cells.map((text) =>
    guardedInside(formula.test(text) || guardedFormula.test(text) ? `'${text}` : text),
  )
  return `${guarded.map(cell).join(delimiter)}\r\n`
}

/** What stood in a cell before it was guarded. */
export function removeFormulaGuards(text: string): string {
  const inside = text.replaceAll(
    innerFormula,
    (_, end: string, marks: string, sign: string) => end + marks.slice(1) + sign,
  )
  return guardedFormula.test(inside) ? inside.slice(1) : inside
}

function guardedInside(text: string): string {
  return text.replaceAll(innerFormula, "$1'$2$3")
}

function cell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
