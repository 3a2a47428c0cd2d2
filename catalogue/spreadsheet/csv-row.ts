/** What spreadsheets take for a formula, also after spaces, tabs and line ends. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** The same after apostrophes. */
const guardedFormula = /^'+(?:[\s\u00a0\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

/** The same after a semicolon, tab or line end, where spreadsheets may split quoted cells. */
const innerFormula = /([;\t\r\n])('*)([^\S\t\r\n]*[=+\-@|%\uff1d\uff0b\uff0d\uff20])/g

/** Returns a quoted line of CSV (RFC 4180) whose formulas are disarmed (OWASP, "CSV Injection"). */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((text) => cell(guard(text))).join(',')}\r\n`
}

/** A number with a sign, which is no formula that does anything. */
const signedNumber = /^[+-]\d+(?:\.\d+)?$/

/**
 * Returns a line as `csvRow`, but leaves coordinates and telephone numbers (`-0.1276`, `+442079460123`)
 * as they are: a program that reads the file does not understand them with an apostrophe.
 */
export function csvRowForPrograms(cells: readonly string[]): string {
  return `${cells.map((text) => cell(signedNumber.test(text) ? text : guard(text))).join(',')}\r\n`
}

/** Returns a line that `removeFormulaGuards` can reverse: its apostrophes are doubled. */
export function importableCsvRow(cells: readonly string[], delimiter = ','): string {
  const guarded = cells.map((text) =>
    guardInnerFormulas(formula.test(text) || guardedFormula.test(text) ? `'${text}` : text),
  )
  return `${guarded.map(cell).join(delimiter)}\r\n`
}

/** Returns a cell's text before it was guarded. */
export function removeFormulaGuards(text: string): string {
  const inside = text.replaceAll(
    innerFormula,
    (_, end: string, marks: string, sign: string) => end + marks.slice(1) + sign,
  )
  return guardedFormula.test(inside) ? inside.slice(1) : inside
}

function guard(text: string): string {
  return guardInnerFormulas(formula.test(text) ? `'${text}` : text)
}

function guardInnerFormulas(text: string): string {
  return text.replaceAll(innerFormula, "$1'$2$3")
}

function cell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
