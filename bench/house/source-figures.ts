import { parseSync } from 'vite'

/** The source files of the repository: path from its root to text. */
export type Sources = ReadonlyMap<string, string>

export interface SourceFigures {
  files: number
  lines: number
  /** Functions with five or more positional parameters, as `path:line name`. */
  longParameterLists: string[]
  /** Lines of comments for each 100 lines that are not blank, by room. */
  commentsPer100: Record<string, number>
  /** Files of less than 180 lines with one importer that would stay below 180 with them. */
  fragments: string[]
}

const mostPositional = 4
const smallFile = 180
const rooms = ['catalogue', 'store', 'domain', 'http', 'web']

/**
 * Returns what can be counted in the source: no tests, generated code, messages, demo or bench.
 * Throws where a file cannot be parsed.
 */
export function sourceFigures(all: Sources): SourceFigures {
  const sources = new Map([...all].filter(([path]) => isSource(path)))
  return {
    files: sources.size,
    lines: sum([...sources.values()].map(lineCount)),
    longParameterLists: [...sources].flatMap(([path, text]) => longParameterLists(path, text)),
    commentsPer100: Object.fromEntries(rooms.map((room) => [room, commentsIn(sources, room)])),
    fragments: fragments(sources),
  }
}

/** Is it written by hand and part of what runs in production? */
export function isSource(path: string): boolean {
  if (!/\.(tsx?|mjs)$/.test(path) || /\.(test|spec|gen|config)\.\w+$/.test(path)) return false
  return !/^(test|brands|bench|build|catalogue\/messages\/.*\.json)/.test(path)
}

function lineCount(text: string): number {
  return text.split('\n').length - 1
}

function longParameterLists(path: string, text: string): string[] {
  const found: string[] = []
  walk(parse(path, text).program, (node) => {
    const { params, type, start } = node
    if (!Array.isArray(params) || !/Function/.test(String(type)) || /^TS/.test(String(type))) return
    if (params.length <= mostPositional) return
    const line = text.slice(0, Number(start)).split('\n').length
    found.push(`${path}:${line}`)
  })
  return found
}

/** Lines that hold nothing but a comment, as a share of those that are not blank. */
function commentsIn(sources: Sources, room: string): number {
  let comments = 0
  let lines = 0
  for (const [path, text] of sources) {
    if (!path.startsWith(`${room}/`)) continue
    const code = text.split('\n').filter((line) => line.trim() !== '')
    comments += parse(path, text).comments.reduce(
      (count, { start, end }) => count + ownLines(text, start, end),
      0,
    )
    lines += code.length
  }
  return lines === 0 ? 0 : (100 * comments) / lines
}

function ownLines(text: string, start: number, end: number): number {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return before.trim() === '' ? text.slice(start, end).split('\n').length : 0
}

function fragments(sources: Sources): string[] {
  const importers = new Map<string, Set<string>>()
  for (const [path, text] of sources) {
    for (const target of importsOf(path, text)) {
      if (sources.has(target)) importers.set(target, (importers.get(target) ?? new Set()).add(path))
    }
  }
  return [...importers].flatMap(([path, by]) => {
    const [only = ''] = by
    const together = lineCount(sources.get(path) ?? '') + lineCount(sources.get(only) ?? '')
    return by.size === 1 && together < smallFile ? [`${path} ← ${only}`] : []
  })
}

function importsOf(path: string, text: string): string[] {
  const folder = path.split('/').slice(0, -1)
  return [...text.matchAll(/(?:from|import) '((?:#|\.\.?\/)[^']+)'/g)].map(([, from = '']) => {
    if (from.startsWith('#')) return from.slice(1)
    const up = from.split('/').filter((part) => part === '..').length
    const rest = from.split('/').filter((part) => part !== '..' && part !== '.')
    return [...folder.slice(0, folder.length - up), ...rest].join('/')
  })
}

function parse(path: string, text: string) {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return { program, comments }
}

function walk(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const record = node as Record<string, unknown>
  if ('type' in record) visit(record)
  for (const value of Object.values(record)) walk(value, visit)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
