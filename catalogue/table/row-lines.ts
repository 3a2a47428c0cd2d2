import type { Json } from '../json.ts'

/** What stands in a cell for rows: a line each, every field by its wire name. */
export type LineRow = Record<string, string>

/** `id: 1; name: Large; price: 3.90 EUR`, a line a row; what is empty is left out. */
export function rowLines(rows: readonly LineRow[]): string {
  return rows.map(lineOf).join('\n')
}

function lineOf(row: LineRow): string {
  const filled = Object.entries(row).filter(([, text]) => text !== '')
  return filled.map(([name, text]) => `${name}: ${isPlain(text) ? text : quoted(text)}`).join('; ')
}

/** The rows that stand in a cell; null where it is no lines of that kind. */
export function rowsIn(text: string): LineRow[] | null {
  const rows: LineRow[] = []
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue
    const row = rowIn(line)
    if (row === null) return null
    rows.push(row)
  }
  return rows
}

function rowIn(line: string): LineRow | null {
  const pair = /\s*(\w+)\s*:\s*("(?:[^"\\]|\\.)*"|[^;]*?)\s*(?:;\s*|$)/y
  const found: [string, string][] = []
  while (pair.lastIndex < line.length) {
    const [, name, text] = pair.exec(line) ?? []
    if (name === undefined || text === undefined) return null
    found.push([name, text.startsWith('"') ? unquoted(text) : text])
  }
  return Object.fromEntries(found)
}

function isPlain(text: string): boolean {
  return text.trim() === text && !/[;"\n\r]/.test(text)
}

function quoted(text: string): string {
  return JSON.stringify(text)
}

function unquoted(text: string): string {
  try {
    const value: Json = JSON.parse(text)
    return typeof value === 'string' ? value : text
  } catch {
    return text
  }
}
