import type { Json } from '../json.ts'

/** A row as text by wire name. */
export type LineRow = Record<string, string>

/** Returns a line a row, without empty values: `id: 1; name: Large; price: 3.90 EUR`. */
export function rowLines(rows: readonly LineRow[]): string {
  return rows.map(lineOf).join('\n')
}

function lineOf(row: LineRow): string {
  const filled = Object.entries(row).filter(([, text]) => text !== '')
  return filled.map(([name, text]) => `${name}: ${isPlain(text) ? text : quoted(text)}`).join('; ')
}

/** Returns the rows in a cell; null when it has another format. */
export function readRowLines(text: string): LineRow[] | null {
  const rows: LineRow[] = []
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue
    const row = rowIn(line)
    if (row === null) return null
    rows.push(row)
  }
  return rows
}

/** Parses a line in one pass: a regular expression takes quadratic time. */
function rowIn(line: string): LineRow | null {
  const pairs: [string, string][] = []
  for (let at = 0; at < line.length; ) {
    const colon = line.indexOf(':', at)
    const name = line.slice(at, colon).trim()
    if (colon < 0 || !/^\w+$/.test(name)) return null
    const start = colon + 1 + blanksAt(line, colon + 1)
    const [text, end] = line[start] === '"' ? quotedAt(line, start) : plainAt(line, start)
    if (end === null) return null
    pairs.push([name, text])
    at = end
  }
  return Object.fromEntries(pairs)
}

type ReadText = [text: string, end: number | null]

function plainAt(line: string, start: number): ReadText {
  const semicolon = line.indexOf(';', start)
  const end = semicolon < 0 ? line.length : semicolon
  return [line.slice(start, end).trim(), end + 1]
}

/** Reads a JSON string, which a semicolon or the end of the line must follow. */
function quotedAt(line: string, start: number): ReadText {
  let close = start + 1
  while (close < line.length && line[close] !== '"') close += line[close] === '\\' ? 2 : 1
  const after = close + 1 + blanksAt(line, close + 1)
  if (close >= line.length) return ['', null]
  const isEnd = after >= line.length || line[after] === ';'
  return isEnd ? [unquoted(line.slice(start, close + 1)), after + 1] : plainAt(line, start)
}

function blanksAt(line: string, from: number): number {
  let to = from
  while (line[to] === ' ' || line[to] === '\t' || line[to] === '\u00a0') to += 1
  return to - from
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
